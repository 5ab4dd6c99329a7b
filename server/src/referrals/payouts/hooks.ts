import type { PayoutState } from '../../../contract/referrals/payouts/payout-constants';
import { defineHook } from '../../platform/hook';

export const referralsMade = defineHook<{ applicationIds: readonly number[] }>();

/** Runs when payouts changed their state. */
export const payoutsChanged = defineHook<{ referralIds: readonly number[]; state: PayoutState }>();
