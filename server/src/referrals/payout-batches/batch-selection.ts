import sql, { raw } from 'sql-template-tag';
import {
  batchMessages,
  mostCandidates,
} from '../../../contract/referrals/payout-batches/payout-batch-constants';
import type { ReferralSelection } from '../../../contract/referrals/payouts/referral';
import type { Db } from '../../platform/db/database';
import { toWhereClause } from '../../platform/db/where-clause';
import { invalidField } from '../../platform/errors';
import { assertExpectedCount, toSelectionConditions } from '../../platform/lists/list-selection';
import type { ReferralReader } from '../payouts/referral-reader';
import { referralList } from '../payouts/referrals.list';
import type { ReferralSource } from '../payouts/referral-row';
import { readCurrentBatches } from '../payouts/current-batch';
import type { BatchExclusion } from './batch-rows';
import { findBatchExclusion } from './batch.rule';

/** @throws AppError when the selection is too large, or its size differs from the confirmed one. */
export const findSelectedReferralIds = async (
  db: Db,
  selection: ReferralSelection,
  reader: ReferralReader,
): Promise<number[]> => {
  const found = await db.many<{ id: number }>(sql`
    select referral.id from referral ${toWhereClause(toSelectionConditions(referralList, selection, reader))}
    order by referral.id limit ${raw(String(mostCandidates + 1))}`);
  if (found.length > mostCandidates)
    throw invalidField('applicantId', batchMessages.tooManyCandidates);
  if (selection.matching && selection.expected !== undefined)
    assertExpectedCount(referralList, selection, found.length);
  return found.map(({ id }) => id);
};

export const splitPayableSelection = async (
  db: Db,
  sources: readonly ReferralSource[],
  today: string,
): Promise<{ payable: ReferralSource[]; stops: BatchExclusion[] }> => {
  const batches = await readCurrentBatches(
    db,
    sources.map(({ referralId }) => referralId),
  );
  const payable: ReferralSource[] = [];
  const stops: BatchExclusion[] = [];
  for (const source of sources) {
    const batchId = batches.get(source.referralId);
    const message =
      batchId === undefined
        ? findBatchExclusion(source.facts, today)
        : batchMessages.inBatch(batchId);
    if (message === undefined) payable.push(source);
    else stops.push({ source, message });
  }
  return { payable, stops };
};
