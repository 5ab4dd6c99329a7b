import sql, { empty, type Sql } from 'sql-template-tag';
import { personName, stageName } from './row-json';

/** A `HistoryEntry` over `historySource`; remarks are left out of the masked view. */
export const historyEntry = (isMasked: boolean): Sql => sql`json_build_object(
  'id', entry.id,
  'stageId', entry.stage_id,
  'stage', (${stageName})::json,
  'statusId', entry.status_id,
  'status', json_build_object('id', status.id, 'name', status.name, 'category', status.category)
  ${isMasked ? empty : sql`, 'comment', entry.comment`},
  'actor', (${personName(sql`actor`)})::json,
  'created_at', entry.created_at,
  'undoOf', entry.undo_of)`;

/** Whether a step neither was taken back nor takes one back. */
export const stands = (entry: Sql): Sql => sql`(${entry}.undo_of is null and not exists (
  select 1 from application_history undo where undo.undo_of = ${entry}.id))`;

/** What `historyEntry` reads beside alias `entry`. */
export const historySource = sql`
  join status on status.id = entry.status_id
  left join stage on stage.id = entry.stage_id
  left join app_user actor on actor.id = entry.actor_id`;

/**
 * The stage that a rejected application left, as an object with `id` and `name`: where it was last
 * anything but rejected, else where it was rejected. Null without a stage, or when it is not rejected.
 */
export const stageLeft = sql`case when status.category = 'rejected' then (
  select json_build_object('id', stage.id, 'name', stage.name) from stage
  where stage.id = coalesce((
    select entry.stage_id from application_history entry
      join status earlier on earlier.id = entry.status_id
    where entry.application_id = application.id and entry.stage_id is not null
      and earlier.category <> 'rejected' and ${stands(sql`entry`)}
    order by entry.created_at desc, entry.id desc limit 1), application.stage_id)) end`;
