import type { One } from '../../answer';
import { call } from '../../call';
import type { SenderCheck } from './sender-check';

/** Checks the sender's domain; takes several seconds if DNS does not respond. */
export const getSenderCheck = call<{ reply: One<SenderCheck> }>(
  'GET',
  '/api/v1/mail-settings/sender-check',
);
