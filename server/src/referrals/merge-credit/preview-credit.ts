import sql from 'sql-template-tag';
import type { MergeCredit } from '../../../contract/duplicates/duplicate-constants';
import type { CreditLine } from '../../../contract/duplicates/duplicate';
import type { RuleOutcome } from '../../../contract/referrals/payout-constants';
import type { Database } from '../../platform/db/database';
import { decisiveRule, isDecided, judge, sentenceOf, standingOf } from '../payouts/payout.rule';
import { readSources } from '../payouts/read-referrals';
import { statusOf, type ReferralSource } from '../payouts/referral-row';
import type { ReferralReader } from '../payouts/referral-reader';
import { mergePair, type MergeRequest } from '../../applicants/duplicates/merge-pair';

/** Thrown to roll a transaction back while returning its result. */
class TakenBack extends Error {
  constructor(readonly sources: readonly ReferralSource[]) {
    super('This was only tried');
  }
}

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
  try {
    await db.transaction(async (tx) => {
      await mergePair(tx, request, { survivorId });
      const ofSurvivor = sql`application.applicant_id = ${survivorId}`;
      throw new TakenBack(await readSources(tx, reader, ofSurvivor));
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
    return error.sources
      .map((source) => lineOf(source, reader.today))
      .sort((one, other) => one.referredDate.localeCompare(other.referredDate));
  }
  return [];
};
