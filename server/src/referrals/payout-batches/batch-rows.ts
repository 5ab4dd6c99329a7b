import sql, { type Sql } from 'sql-template-tag';
import {
  batchMessages,
  mostTold,
} from '../../../contract/referrals/payout-batches/payout-batch-constants';
import type { Refusals } from '../../../contract/referrals/payout-batches/payout-batch';
import type { Db, Transaction } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { readReferralSources } from '../payouts/read-referrals';
import type { ReferralSource } from '../payouts/referral-row';
import type { ReferralReader } from '../payouts/referral-reader';
import { withSettingsOfBuildTime, findBatchExclusion, type StoredBatchState } from './batch.rule';

export interface StoredBatch {
  id: number;
  state: StoredBatchState;
  currency: string;
  approvals: number;
  version: number;
}

/** @throws AppError when the batch does not exist. */
export const lockBatch = async (tx: Transaction, id: number): Promise<StoredBatch> => {
  const batch = await tx.one<StoredBatch>(sql`
    select id, state, currency, approvals, version from payout_batch where id = ${id} for update`);
  if (!batch) throw new AppError('NOT_FOUND');
  return batch;
};

/** @throws AppError when the batch does not exist. */
export const assertBatch = async (db: Db, id: number): Promise<void> => {
  const batch = await db.one(sql`select from payout_batch where id = ${id}`);
  if (!batch) throw new AppError('NOT_FOUND');
};

export const selectIncludedIds = (batchId: number): Sql => sql`
  select referral_id from payout_batch_row
  where batch_id = ${batchId} and left_out is null and referral_id is not null`;

/** Ids come from a separate query, since PostgreSQL overestimates joins with rows of a new batch. */
const readIncludedIds = async (db: Db, batchId: number): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(
    sql`select going.referral_id as id from (${selectIncludedIds(batchId)}) going`,
  );
  return rows.map(({ id }) => id);
};

const readSourcesForBuild = async (
  db: Db,
  reader: ReferralReader,
  ids: readonly number[],
): Promise<ReferralSource[]> => {
  const sources = await readReferralSources(
    db,
    reader,
    sql`referral.id = any (${[...ids]}::integer[])`,
  );
  return sources.map((source) => ({ ...source, facts: withSettingsOfBuildTime(source.facts) }));
};

/** Reads a batch's payouts with the settings that were valid when it was built. */
export const readIncludedPayouts = async (
  db: Db,
  reader: ReferralReader,
  batchId: number,
): Promise<ReferralSource[]> => readSourcesForBuild(db, reader, await readIncludedIds(db, batchId));

export const lockIncludedPayouts = async (
  tx: Transaction,
  reader: ReferralReader,
  batchId: number,
): Promise<ReferralSource[]> => {
  const ids = await readIncludedIds(tx, batchId);
  await tx.run(sql`
    select from referral where id = any (${ids}::integer[]) order by id for update`);
  return readSourcesForBuild(tx, reader, ids);
};

export interface BatchExclusion {
  source: ReferralSource;
  message: string;
}

export const splitPayablePayouts = (
  sources: readonly ReferralSource[],
  today: string,
): { going: ReferralSource[]; stops: BatchExclusion[] } => {
  const going: ReferralSource[] = [];
  const stops: BatchExclusion[] = [];
  for (const source of sources) {
    const message = findBatchExclusion(source.facts, today);
    if (message === undefined) going.push(source);
    else stops.push({ source, message });
  }
  return { going, stops };
};

export const summarizeExclusions = (stops: readonly BatchExclusion[]): Refusals => ({
  count: stops.length,
  first: stops.slice(0, mostTold).map(({ source, message }) => ({
    applicantId: source.applicantId,
    name: `${source.firstName} ${source.lastName}`.trim(),
    message,
  })),
});

/** Removes payouts from a batch with their reasons; their referrals can be added to another batch. */
export const excludePayoutsFromBatch = async (
  tx: Transaction,
  batchId: number,
  stops: readonly BatchExclusion[],
): Promise<void> => {
  await tx.run(sql`
    update payout_batch_row set left_out = stop.message
    from unnest(${stops.map(({ source }) => source.referralId)}::integer[],
      ${stops.map(({ message }) => message)}::text[]) as stop (referral_id, message)
    where batch_id = ${batchId} and left_out is null
      and payout_batch_row.referral_id = stop.referral_id`);
  await tx.run(sql`
    update payout_batch_row set left_out = ${batchMessages.gone}
    where batch_id = ${batchId} and left_out is null and referral_id is null`);
};
