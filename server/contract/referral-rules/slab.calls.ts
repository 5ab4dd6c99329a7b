import type { One } from '../answer';
import { call } from '../call';
import { recordCalls } from '../record-calls';
import type { SlabShapes, StoredReferrals } from './slab';

/** `getMany` is also the lookup of slabs; amounts are shown to those who may see them. */
export const slabCalls = recordCalls<SlabShapes>('referral-amount', ['job']);

/** How many referrals a change of a slab meets; each keeps the amount that it was given. */
export const getStoredReferrals = call<{ reply: One<StoredReferrals> }>(
  'GET',
  '/api/v1/referral-amount/stored-referrals',
  { shows: ['referral'] },
);
