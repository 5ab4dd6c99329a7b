import sql from 'sql-template-tag';
import type { MergeCredit } from '../../../contract/applicants/duplicates/duplicate-constants';
import type { CreditLine } from '../../../contract/applicants/duplicates/duplicate';
import type { RuleOutcome } from '../../../contract/referrals/payouts/payout-constants';
import type { Database } from '../../platform/db/database';
import { dryRun } from '../../platform/db/dry-run';
import { decisiveRule, isDecided, judge, sentenceOf, standingOf } from '../payouts/payout.rule';
import { readSources } from '../payouts/read-referrals';
import { statusOf, type ReferralSource } from '../payouts/referral-row';
import type { ReferralReader } from '../payouts/referral-reader';
import { mergePair, type MergeRequest } from '../../applicants/duplicates/merge-pair';

const credits: Record<RuleOutcome, MergeCredit> = {
  met: 'kept',
  failed: 'lost',
  open: 'undecided',
};

const lineOf = (source: ReferralSource, today: string): CreditLine => {
  const { applicantId, job, user, referredDate, facts } = source;
  const rules = judge(facts, today);
  const standing = standingOf(facts, today);
  const credit = rules.find(({ rule }) => rule === 'credit')?.outcome ?? 'met';
  return {
    ...{ applicantId, job, user, referredDate },
    credit: isDecided(facts.state) ? 'decided' : credits[credit],
    referralStatus: statusOf(standing),
    reason: standing === 'waiting' ? sentenceOf(decisiveRule(rules)) : '',
  };
};

/** The merge runs and is rolled back, so the prediction is exact. */
export const previewCredit = async (
  db: Database,
  request: MergeRequest,
  survivorId: number,
  reader: ReferralReader,
): Promise<CreditLine[]> => {
  const sources = await dryRun(db, async (tx) => {
    await mergePair(tx, request, { survivorId });
    return readSources(tx, reader, sql`application.applicant_id = ${survivorId}`);
  });
  return sources
    .map((source) => lineOf(source, reader.today))
    .sort((one, other) => one.referredDate.localeCompare(other.referredDate));
};
