import type { One } from '../../answer';
import { call } from '../../call';
import type { OpenReferrals } from './open-referrals';

export const getOpenReferrals = call<{ reply: One<OpenReferrals> }>(
  'GET',
  '/api/v1/open-referrals',
  { shows: ['application', 'referral'] },
);
