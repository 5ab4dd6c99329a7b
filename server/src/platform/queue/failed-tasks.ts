import sql from 'sql-template-tag';
import type { Db } from '../db/database';
import type { Task } from './task';

interface FailedTry {
  id: string;
  task: Task;
  payload: object;
  tries: number;
  queuedAt: Date;
}

/**
 * Stores a failed task; for a scheduled task only the newest failure, since one per minute would hide other
 * tasks.
 */
export const recordFailedTask = (db: Db, failed: FailedTry, error: unknown): Promise<unknown> =>
  db.run(sql`
    with earlier as (
      delete from failed_task
      where task = ${failed.task.name} and ${failed.task.schedule !== undefined}::boolean)
    insert into failed_task (queued_id, task, payload, error, tries, queued_at)
    values (${failed.id}, ${failed.task.name}, ${JSON.stringify(failed.payload)},
      ${error instanceof Error ? error.message : String(error)}, ${failed.tries}, ${failed.queuedAt})
    on conflict (queued_id) do nothing`);

const isTaskAbandoned = sql`task.attempts >= task.max_attempts and task.locked_at is null`;

/** `gaveUp` runs before the tasks are moved to the failed ones, so that it is repeated after a crash. */
export const recordAbandonedTasks = async (db: Db, tasks: readonly Task[]): Promise<void> => {
  const left = await db.many<{ id: string; name: string; payload: object }>(sql`
    select task.id, kind.identifier as name, task.payload
    from graphile_worker._private_jobs task
      join graphile_worker._private_tasks kind on kind.id = task.task_id
    where ${isTaskAbandoned}`);
  for (const { name, payload } of left)
    await tasks.find((task) => task.name === name)?.gaveUp?.(payload);
  await db.run(sql`
    with gone as (
      delete from graphile_worker._private_jobs task
      where ${isTaskAbandoned} and task.id = any (${left.map(({ id }) => id)}::bigint[])
      returning task.*)
    insert into failed_task (queued_id, task, payload, error, tries, queued_at)
    select gone.id, kind.identifier, gone.payload,
      coalesce(gone.last_error, 'The server was killed during the last try.'),
      gone.attempts, gone.created_at
    from gone join graphile_worker._private_tasks kind on kind.id = gone.task_id
    on conflict (queued_id) do nothing`);
};
