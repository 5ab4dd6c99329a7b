import sql, { empty, type Sql } from 'sql-template-tag';
import { personJson, stageJson } from './row-json';

export const historyEntryJson = (isMasked: boolean): Sql => sql`json_build_object(
  'id', entry.id,
  'stageId', entry.stage_id,
  'stage', (${stageJson})::json,
  'statusId', entry.status_id,
  'status', json_build_object('id', status.id, 'name', status.name, 'category', status.category)
  ${isMasked ? empty : sql`, 'comment', entry.comment`},
  'actor', (${personJson(sql`actor`)})::json,
  'created_at', entry.created_at,
  'undoOf', entry.undo_of,
  'reason', (select json_build_object('id', reason.id, 'name', reason.name)
    from move_reason reason where reason.id = entry.reason_id))`;

export const isStepNotUndoneSql = (
  entry: Sql,
): Sql => sql`(${entry}.undo_of is null and not exists (
  select 1 from application_history undo where undo.undo_of = ${entry}.id))`;

/** Reason of the latest step of alias `application` that was not undone; null without any. */
export const currentReasonIdSql = sql`(
  select entry.reason_id from application_history entry
  where entry.application_id = application.id and ${isStepNotUndoneSql(sql`entry`)}
  order by entry.created_at desc, entry.id desc limit 1)`;

export const historyJoins = sql`
  join status on status.id = entry.status_id
  left join stage on stage.id = entry.stage_id
  left join app_user actor on actor.id = entry.actor_id`;

/** Last stage before the rejection, else the stage of the rejection, as `{ id, name }`; null without any. */
export const leftStageJson = sql`case when status.category = 'rejected' then (
  select json_build_object('id', stage.id, 'name', stage.name) from stage
  where stage.id = coalesce((
    select entry.stage_id from application_history entry
      join status earlier on earlier.id = entry.status_id
    where entry.application_id = application.id and entry.stage_id is not null
      and earlier.category <> 'rejected' and ${isStepNotUndoneSql(sql`entry`)}
    order by entry.created_at desc, entry.id desc limit 1), application.stage_id)) end`;
