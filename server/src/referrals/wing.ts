import type { Wing } from '../platform/domain';
import { referralsColumns } from './columns';
import { employment } from './employment/employment';
import { mergePayoutPreviewDomain } from './merge-credit/merge-credit';
import { payoutBatches } from './payout-batches/payout-batches';
import { payoutCalendar } from './payout-calendar/payout-calendar';
import { referrals } from './payouts/referrals';
import { referralRulesDomain } from './referral-rules/referral-rules';
import { referringDomain } from './referring/referring';

export const referralsWing: Wing = {
  domains: [
    referralRulesDomain,
    referrals,
    mergePayoutPreviewDomain,
    referringDomain,
    employment,
    payoutBatches,
    payoutCalendar,
  ],
  columns: referralsColumns,
};
