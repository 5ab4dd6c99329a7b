import sql, { type Sql } from 'sql-template-tag';
import type { Database, Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { mergeUndone } from '../applications/hooks';
import { changePersonColumns } from './change-person';
import { lockDuplicatePair, type LockedPerson, type StoredMerge } from './lock-duplicate-pair';
import { clearFilledDetails } from './merge-details';
import { moveApplications } from './move-applications';
import { recordDuplicateDecision } from './record-decision';

interface MergeUndoRequest {
  id: number;
  actorId: number;
  jobs: Sql;
}

const createStaleError = (message: string): AppError => new AppError('STALE_VERSION', { message });

/** A field that changed after the merge keeps its newer value. */
const pickRestorable = (
  survivor: LockedPerson,
  { before, after }: StoredMerge,
): StoredMerge['before'] =>
  Object.fromEntries(
    Object.entries(before).filter(
      ([column]) => survivor[column as keyof LockedPerson] === after[column],
    ),
  );

/** True if the survivor has other applications; an undo that would leave it without any is refused. */
const hasOtherApplications = async (db: Db, survivorId: number, { applicationIds }: StoredMerge) =>
  (await db.one(sql`
    select 1 from application
    where applicant_id = ${survivorId} and id <> all(${applicationIds}::integer[])`)) !== undefined;

const deleteCarriedPairs = (db: Db, { pairIds }: StoredMerge): Promise<number> =>
  db.run(sql`
    delete from duplicate_pair where id = any(${pairIds}::integer[]) and state = 'suspected'`);

export const undoMerge = (db: Database, { id, actorId, jobs }: MergeUndoRequest): Promise<void> =>
  db.transaction(async (tx) => {
    const { pair, people } = await lockDuplicatePair(tx, id, jobs, 'merged');
    const { merge } = pair;
    const survivor = people.find((person) => person.id === pair.survivor_id);
    if (!merge || !survivor) throw new AppError('NOT_FOUND');
    if (survivor.merged_into_id !== null)
      throw createStaleError(
        'This person was merged into another one since. Undo that merge first.',
      );
    if (!(await hasOtherApplications(tx, survivor.id, merge)))
      throw createStaleError(
        'The applications that the person who stayed had before were deleted since.',
      );
    const moved = await moveApplications(tx, survivor.id, merge.loserId, merge.applicationIds);
    if (moved.ids.length === 0)
      throw createStaleError('The applications that came with this merge were deleted since.');
    await tx.run(sql`update applicant set merged_into_id = null where id = ${merge.loserId}`);
    await changePersonColumns(tx, survivor.id, pickRestorable(survivor, merge));
    await clearFilledDetails(tx, merge.loserId, survivor.id, merge.details ?? []);
    await deleteCarriedPairs(tx, merge);
    await tx.run(sql`
      update duplicate_pair set state = 'suspected', survivor_id = null, merge = null,
        actor_id = null, decided_at = null
      where id = ${id}`);
    const { settlement } = merge;
    await mergeUndone.run(tx, { ids: moved.ids, settlement, actorId });
    const details = { applicationIds: moved.ids };
    await recordDuplicateDecision(tx, actorId, 'applicant.undo-merge', pair, details, moved);
  });
