import sql, { type Sql } from 'sql-template-tag';
import type {
  RowResult,
  StatusUndone,
} from '../../../contract/applicants/applications/application-status';
import { messages } from '../../../contract/messages';
import { toWhereClause } from '../../platform/db/where-clause';
import type { Database, Db, Transaction } from '../../platform/db/database';
import { announceApplications } from '../../platform/realtime/changes';
import { cancelLetters } from '../mail-templates/enqueue-letters';
import { applicationsMoved, historyStepsUndone } from './hooks';
import { recordStatusAuditByTeam } from './record-audit-by-team';
import { isStepNotUndoneSql } from './history-json';
import { lockStatusChange } from './undoable-change';

interface StatusUndoRequest {
  id: string;
  actorId: number;
  /** Predicate over alias `job`: applications that the user may move. */
  scope: Sql;
}

interface MovedApplication {
  id: number;
  jobId: number;
  groupId: number | null;
  first_name: string;
  last_name: string;
  is_latest: boolean;
}

const changedRowsSource = sql`
  status_change_part part cross join lateral unnest(part.application_id, part.history_id,
    part.stage_id, part.status_id, part.joining_date)
    as kept (application_id, history_id, stage_id, status_id, joining_date)`;

/** Locks in a statement of its own, since a locking statement that had to wait returns old values. */
const lockChangedRows = async (db: Db, { id, scope }: StatusUndoRequest): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    select application.id from ${changedRowsSource}
      join application on application.id = kept.application_id
      join job on job.id = application.job_id
    ${toWhereClause([sql`part.change_id = ${id}`, scope])}
    order by application.id for update of application`);
  return rows.map((row) => row.id);
};

const lockMovedApplications = async (
  db: Db,
  undo: StatusUndoRequest,
): Promise<MovedApplication[]> => {
  const ids = await lockChangedRows(db, undo);
  return db.many<MovedApplication>(sql`
    select application.id, application.job_id as "jobId", job.group_id as "groupId",
      applicant.first_name, applicant.last_name,
      not exists (
        select 1 from application_history later
        where later.application_id = application.id and later.id > kept.history_id
          and ${isStepNotUndoneSql(sql`later`)})
      as is_latest
    from ${changedRowsSource}
      join application on application.id = kept.application_id
      join job on job.id = application.job_id
      join applicant on applicant.id = application.applicant_id
    where part.change_id = ${undo.id} and application.id = any(${ids}::integer[])
    order by application.id`);
};

const stageSince = sql`(
  select min(entry.created_at) from application_history entry
  where entry.application_id = kept.application_id and entry.id < kept.history_id
    and ${isStepNotUndoneSql(sql`entry`)} and not exists (
      select 1 from application_history other
      where other.application_id = kept.application_id and other.id > entry.id
        and other.id < kept.history_id and ${isStepNotUndoneSql(sql`other`)}
        and other.stage_id is distinct from entry.stage_id))`;

/** Time since which the application was hired without a break before the undone step. */
const hiredSince = sql`(
  select min(entry.created_at) from application_history entry
    join status on status.id = entry.status_id and status.category = 'hired'
  where entry.application_id = kept.application_id and entry.id < kept.history_id
    and ${isStepNotUndoneSql(sql`entry`)} and not exists (
      select 1 from application_history other join status on status.id = other.status_id
      where other.application_id = kept.application_id and other.id > entry.id
        and other.id < kept.history_id and ${isStepNotUndoneSql(sql`other`)}
        and status.category <> 'hired'))`;

const restoreRows = async (
  tx: Transaction,
  { id, actorId }: StatusUndoRequest,
  rows: readonly MovedApplication[],
): Promise<void> => {
  const ids = rows.map((row) => row.id);
  const back = await tx.many<{ historyId: number }>(sql`
    with kept as materialized (
      select kept.* from ${changedRowsSource} where part.change_id = ${id} and kept.application_id = any(${ids}::integer[])),
    back as (
      update application set stage_id = kept.stage_id, status_id = kept.status_id,
        stage_since = coalesce(${stageSince}, application.created_at),
        hired_at = coalesce(${hiredSince}, application.created_at),
        joining_date = kept.joining_date, kept_since = clock_timestamp(), updated_at = now(),
        version = version + 1
      from kept where application.id = kept.application_id)
    insert into application_history
      (application_id, stage_id, status_id, actor_id, created_at, undo_of)
    select application_id, stage_id, status_id, ${actorId}, clock_timestamp(), history_id from kept
    returning undo_of as "historyId"`);
  await recordStatusAuditByTeam(tx, actorId, 'application.status-undo', rows);
  await tx.run(sql`delete from status_change where id = ${id}`);
  const historyIds = back.map(({ historyId }) => historyId);
  await cancelLetters(tx, historyIds);
  await historyStepsUndone.run(tx, { historyIds });
  await applicationsMoved.run(tx, { ids, actorId });
};

const toUndoResult = ({ id, first_name, last_name, is_latest }: MovedApplication): RowResult => ({
  applicantId: id,
  firstName: first_name,
  lastName: last_name,
  ...(is_latest
    ? { outcome: 'moved' }
    : { outcome: 'refused', reason: 'moved-again', message: messages.status.movedAgain }),
});

export const undoStatusChange = async (
  tx: Transaction,
  undo: StatusUndoRequest,
): Promise<StatusUndone> => {
  await lockStatusChange(tx, undo.actorId, undo.id);
  const rows = await lockMovedApplications(tx, undo);
  const back = rows.filter(({ is_latest }) => is_latest);
  await restoreRows(tx, undo, back);
  if (back.length > 0)
    announceApplications(
      tx,
      back.map(({ id }) => id),
      back.map(({ jobId }) => jobId),
    );
  return {
    moved: back.length,
    refused: rows.length - back.length,
    results: rows.map(toUndoResult),
  };
};

/** Undoes a change of status, except for applications that were moved again since. */
export const undoStatuses = (db: Database, undo: StatusUndoRequest): Promise<StatusUndone> =>
  db.transaction((tx) => undoStatusChange(tx, undo));
