import type { One } from '../../answer';
import { call } from '../../call';
import type { SentApplication } from './sent-application';

export const getSentApplication = call<{ params: { id: number }; reply: One<SentApplication> }>(
  'GET',
  '/api/v1/application/:id/sent',
  { shows: ['application'] },
);
