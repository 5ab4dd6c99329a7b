import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import { enqueueStatusLetters, type MoveLetters } from '../mail-templates/enqueue-letters';
import { recordStatusAuditByTeam } from './record-audit-by-team';
import { applicationsMoved, historyStepsRecorded } from './hooks';
import type { LockedApplication } from './lock-applications';
import type { MoveTarget } from './move.rule';

interface MovesToWrite {
  rows: readonly Pick<
    LockedApplication,
    'id' | 'groupId' | 'stageId' | 'statusId' | 'joiningDate'
  >[];
  target: MoveTarget;
  comment: string;
  reasonId?: number | null | undefined;
  /** User who moves the applications; null if the applicant does. */
  actorId: number | null;
  /** Id of the change that the user can undo; undefined where the move cannot be undone. */
  changeId: string | undefined;
  /** Letters to the applicants; undefined where none are sent, as when a pipeline changes. */
  letters: MoveLetters | undefined;
}

/** Moves out of the category hired clear the joining date. The hooks of moves run afterwards. */
export const writeMoves = async (
  tx: Transaction,
  { rows, target, comment, reasonId, actorId, changeId, letters }: MovesToWrite,
): Promise<void> => {
  const isHired = target.category === 'hired';
  const steps = await tx.many<{ id: number; applicationId: number }>(sql`
    with stood as materialized (
      select * from unnest(${rows.map(({ id }) => id)}::integer[],
        ${rows.map(({ groupId }) => groupId)}::integer[],
        ${rows.map(({ stageId }) => stageId)}::integer[],
        ${rows.map(({ statusId }) => statusId)}::integer[],
        ${rows.map(({ joiningDate }) => joiningDate)}::date[])
        as stood (id, group_id, stage_id, status_id, joining_date)),
    entry as (
      insert into application_history (application_id, stage_id, status_id, comment, reason_id, actor_id, created_at)
      select id, ${target.stageId}, ${target.statusId}, ${comment}, ${reasonId || null}, ${actorId}, clock_timestamp()
      from stood
      returning id, application_id, stage_id, created_at),
    moved as (
      update application set stage_id = ${target.stageId}, status_id = ${target.statusId},
        stage_since = case when application.stage_id is distinct from entry.stage_id
          then entry.created_at else application.stage_since end,
        joining_date = case when ${isHired} then coalesce(${target.joiningDate}::date, application.joining_date) end,
        kept_since = entry.created_at, updated_at = now(), version = version + 1
      from entry where application.id = entry.application_id
      returning application.id),
    kept as (
      insert into status_change_part
      select ${changeId ?? null}::uuid, array_agg(stood.id order by stood.id),
        array_agg(entry.id order by stood.id), array_agg(stood.stage_id order by stood.id),
        array_agg(stood.status_id order by stood.id), array_agg(stood.joining_date order by stood.id)
      from entry join stood on stood.id = entry.application_id where ${changeId !== undefined}
      having count(*) > 0)
    select id, application_id as "applicationId" from entry`);
  const { statusId, stageId } = target;
  const moved = new Set(
    rows.filter((row) => row.stageId !== stageId || row.statusId !== statusId).map(({ id }) => id),
  );
  if (letters)
    await enqueueStatusLetters(tx, {
      ...letters,
      steps: steps.filter(({ applicationId }) => moved.has(applicationId)),
      statusId,
      actorId,
    });
  await recordStatusAuditByTeam(tx, actorId, 'application.status', rows, { statusId, stageId });
  await historyStepsRecorded.run(tx, { historyIds: steps.map(({ id }) => id) });
  await applicationsMoved.run(tx, { ids: rows.map(({ id }) => id), actorId });
};
