import type { PayoutState } from '../../../contract/referrals/payout-constants';
import { defineHook } from '../../platform/hook';

/** Applications are referrals from now on, each with its promise. */
export const referralsMade = defineHook<{ applicationIds: readonly number[] }>();

/** Payouts came to another state. */
export const payoutsChanged = defineHook<{ referralIds: readonly number[]; state: PayoutState }>();
