import sql from 'sql-template-tag';
import type { MergeCredit } from '../../../contract/applicants/duplicates/duplicate-constants';
import type { CreditLine } from '../../../contract/applicants/duplicates/duplicate';
import type { RuleOutcome } from '../../../contract/referrals/payouts/payout-constants';
import type { Database } from '../../platform/db/database';
import { runAndRollBack } from '../../platform/db/dry-run';
import {
  findDecisiveRule,
  isPayoutDecided,
  evaluatePayoutRules,
  formatRuleResult,
  getPayoutState,
} from '../payouts/payout.rule';
import { readReferralSources } from '../payouts/read-referrals';
import { toPayoutStatus, type ReferralSource } from '../payouts/referral-row';
import type { ReferralReader } from '../payouts/referral-reader';
import {
  mergeDuplicatePair,
  type MergeRequest,
} from '../../applicants/duplicates/merge-duplicate-pair';

const creditByOutcome: Record<RuleOutcome, MergeCredit> = {
  met: 'kept',
  failed: 'lost',
  open: 'undecided',
};

const toCreditLine = (source: ReferralSource, today: string): CreditLine => {
  const { applicantId, job, user, referredDate, facts } = source;
  const rules = evaluatePayoutRules(facts, today);
  const standing = getPayoutState(facts, today);
  const credit = rules.find(({ rule }) => rule === 'credit')?.outcome ?? 'met';
  return {
    ...{ applicantId, job, user, referredDate },
    credit: isPayoutDecided(facts.state) ? 'decided' : creditByOutcome[credit],
    referralStatus: toPayoutStatus(standing),
    reason: standing === 'waiting' ? formatRuleResult(findDecisiveRule(rules)) : '',
  };
};

/** The merge is done and rolled back, so that its effect on payouts is predicted exactly. */
export const previewMergeOnPayouts = async (
  db: Database,
  request: MergeRequest,
  survivorId: number,
  reader: ReferralReader,
): Promise<CreditLine[]> => {
  const sources = await runAndRollBack(db, async (tx) => {
    await mergeDuplicatePair(tx, request, { survivorId });
    return readReferralSources(tx, reader, sql`application.applicant_id = ${survivorId}`);
  });
  return sources
    .map((source) => toCreditLine(source, reader.today))
    .sort((one, other) => one.referredDate.localeCompare(other.referredDate));
};
