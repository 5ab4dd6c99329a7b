import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import type { Task, TaskRun } from '../../platform/queue/task';

const perChunk = 2_000;

export const selectLastMoveTime = (application: Sql): Sql => sql`(
  select max(step.created_at) from application_history step
  where step.application_id = ${application}.id)`;

/** Returns the last id of the chunk. */
const noteChunk = async (db: Db, after: number): Promise<number | undefined> => {
  const rows = await db.many<{ id: number }>(sql`
    update application set kept_since = coalesce(${selectLastMoveTime(sql`application`)}, created_at)
    where id in (
      select id from application where kept_since is null and id > ${after}
      order by id limit ${perChunk} for update)
    returning id`);
  return rows.length === 0 ? undefined : Math.max(...rows.map(({ id }) => id));
};

/** Fills in the last move of applications that an earlier release stored without one. */
export const fillInLastMoves = async (db: Db, signal: AbortSignal): Promise<void> => {
  for (let after: number | undefined = 0; after !== undefined; after = await noteChunk(db, after))
    signal.throwIfAborted();
};

/** This task runs an hour before the retention rules, which need the last moves. */
export const createLastMovesTask = (db: Db): Task => ({
  name: 'note-last-moves',
  label: 'Note the last move of applications that an earlier release stored',
  maxTries: 10,
  schedule: '13 20 * * *',
  run: (_, { signal }: TaskRun) => fillInLastMoves(db, signal),
});
