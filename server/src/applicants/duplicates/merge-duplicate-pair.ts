import sql, { type Sql } from 'sql-template-tag';
import type { DuplicateMerge } from '../../../contract/applicants/duplicates/duplicate';
import type { Database, Db } from '../../platform/db/database';
import { applicantsMerged } from '../applications/hooks';
import { changePersonColumns } from './change-person';
import { lockDuplicatePair, type StoredMerge } from './lock-duplicate-pair';
import { moveApplications } from './move-applications';
import { fillMissingDetails } from './merge-details';
import { planDuplicateMerge } from './merge.rule';
import { recordDuplicateDecision } from './record-decision';

export interface MergeRequest {
  id: number;
  actorId: number;
  jobs: Sql;
}

/** Returns the ids of the pairs that this merge created, recognized by the transaction's time. */
const carryDuplicatePairs = async (
  db: Db,
  loserId: number,
  survivorId: number,
): Promise<number[]> => {
  await db.run(sql`
    insert into duplicate_pair (first_id, second_id, reasons)
    select least(${survivorId}::integer, third.id), greatest(${survivorId}::integer, third.id), reasons
    from duplicate_pair pair cross join lateral (
      select case pair.first_id when ${loserId}::integer then pair.second_id else pair.first_id end as id) third
    where ${loserId}::integer in (pair.first_id, pair.second_id) and pair.state = 'suspected'
      and third.id <> ${survivorId}::integer
    on conflict (first_id, second_id) do nothing`);
  const rows = await db.many<{ id: number }>(sql`
    select id from duplicate_pair
    where ${survivorId}::integer in (first_id, second_id) and created_at = now()`);
  return rows.map(({ id }) => id);
};

const readApplicationIds = async (db: Db, personId: number): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    select id from application where applicant_id = ${personId}`);
  return rows.map(({ id }) => id);
};

export const mergeDuplicatePair = (
  db: Pick<Database, 'transaction'>,
  { id, actorId, jobs }: MergeRequest,
  choice: DuplicateMerge,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { pair, people } = await lockDuplicatePair(tx, id, jobs, 'suspected');
    const { survivor, loser, before, after } = planDuplicateMerge(people, choice);
    const moved = await moveApplications(tx, loser.id, survivor.id);
    await tx.run(sql`update applicant set merged_into_id = ${survivor.id} where id = ${loser.id}`);
    await changePersonColumns(tx, survivor.id, after);
    const filled = await fillMissingDetails(tx, loser.id, survivor.id);
    const pairIds = await carryDuplicatePairs(tx, loser.id, survivor.id);
    const ids = await readApplicationIds(tx, survivor.id);
    const settlements = await applicantsMerged.run(tx, { ids, actorId });
    const settlement = settlements.find((one) => one !== undefined);
    const merge = {
      ...{ loserId: loser.id, applicationIds: moved.ids, before, after, pairIds },
      ...{ details: filled, ...(settlement && { settlement }) },
    };
    await tx.run(sql`
      update duplicate_pair set state = 'merged', survivor_id = ${survivor.id},
        merge = ${JSON.stringify(merge satisfies StoredMerge)}, actor_id = ${actorId}, decided_at = now()
      where id = ${id}`);
    const details = {
      survivorId: survivor.id,
      fields: [...Object.keys(after), ...filled],
      applicationIds: moved.ids,
    };
    await recordDuplicateDecision(tx, actorId, 'applicant.merge', pair, details, moved);
  });
