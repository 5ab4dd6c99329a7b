import type { One } from '../../answer';
import { call } from '../../call';
import type { SenderCheck } from './sender-check';

/** Takes seconds where DNS does not answer. */
export const getSenderCheck = call<{ reply: One<SenderCheck> }>(
  'GET',
  '/api/v1/mail-settings/sender-check',
);
