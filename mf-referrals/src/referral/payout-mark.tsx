import {
  payoutStateOf,
  type PayoutState,
} from 'server/contract/referrals/payouts/payout-constants';
import type { PayoutStatus } from 'server/contract/referrals/payouts/referral';
import { StatusDot, type Tone } from 'shared-ui';

const payoutStateTones: Record<PayoutState, Tone> = {
  waiting: 'mute',
  due: 'wait',
  approved: 'info',
  exported: 'info',
  paid: 'ok',
  'on-hold': 'wait',
  'not-eligible': 'bad',
  reversed: 'bad',
};

export const PayoutMark = ({ id, referralStatus }: PayoutStatus) => (
  <StatusDot tone={payoutStateTones[payoutStateOf(id) ?? 'waiting']}>{referralStatus}</StatusDot>
);
