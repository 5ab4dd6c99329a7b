import type { One } from '../../answer';
import { call } from '../../call';
import type { PrivacyRecord } from './privacy-record';

export const getPrivacyRecord = call<{ reply: One<PrivacyRecord> }>(
  'GET',
  '/api/v1/privacy-record',
  { shows: ['privacy-request', 'record-reading'] },
);
