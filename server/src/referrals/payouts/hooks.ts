import type { PayoutState } from '../../../contract/referrals/payouts/payout-constants';
import { defineHook } from '../../platform/hook';

export const referralsCreated = defineHook<{ applicationIds: readonly number[] }>();

export const payoutsChanged = defineHook<{ referralIds: readonly number[]; state: PayoutState }>();
