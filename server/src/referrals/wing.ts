import type { Wing } from '../platform/domain';
import { referralsColumns } from './columns';
import { employmentDomain } from './employment/employment';
import { mergePayoutPreviewDomain } from './merge-credit/merge-credit';
import { payoutBatchesDomain } from './payout-batches/payout-batches';
import { payoutCalendarDomain } from './payout-calendar/payout-calendar';
import { referralsDomain } from './payouts/referrals';
import { referralRulesDomain } from './referral-rules/referral-rules';
import { referringDomain } from './referring/referring';

export const referralsWing: Wing = {
  domains: [
    referralRulesDomain,
    referralsDomain,
    mergePayoutPreviewDomain,
    referringDomain,
    employmentDomain,
    payoutBatchesDomain,
    payoutCalendarDomain,
  ],
  columns: referralsColumns,
};
