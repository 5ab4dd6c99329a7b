import sql from 'sql-template-tag';
import type {
  BackgroundTask,
  BackgroundWork,
} from '../../../contract/platform/background-work/background-work';
import type { Db } from '../db/database';
import type { Task } from '../queue/task';

type TaskCounts = Pick<BackgroundTask, 'name' | 'waiting' | 'running' | 'failed' | 'lastStartedAt'>;

const zeroCounts = { waiting: 0, running: 0, failed: 0, lastStartedAt: null };

const readTaskCounts = (db: Db): Promise<TaskCounts[]> =>
  db.many<TaskCounts>(sql`
    select name, sum(waiting)::integer as waiting, sum(running)::integer as running,
      sum(failed)::integer as failed, max("lastStartedAt") as "lastStartedAt"
    from (
      select task_identifier as name, count(*) filter (where locked_at is null) as waiting,
        count(*) filter (where locked_at is not null) as running, 0 as failed, null::timestamptz as "lastStartedAt"
      from graphile_worker.jobs group by task_identifier
      union all
      select task, 0, 0, count(*), null from failed_task group by task
      union all
      select identifier, 0, 0, 0, last_execution from graphile_worker._private_known_crontabs) counted
    group by name`);

export const readBackgroundWork = async (
  db: Db,
  tasks: readonly Task[],
): Promise<BackgroundWork> => {
  const counts = new Map((await readTaskCounts(db)).map((row) => [row.name, row]));
  const health = await db.one<Omit<BackgroundWork, 'tasks'>>(sql`
    select
      coalesce((select extract(epoch from now() - min(run_at)) from graphile_worker.jobs
        where locked_at is null and run_at <= now() and attempts < max_attempts), 0)::float8 as "waitedSeconds",
      coalesce((select n_dead_tup from pg_stat_user_tables
        where schemaname = 'graphile_worker' and relname = '_private_jobs'), 0)::integer as "deadRows",
      coalesce((select extract(epoch from now() - min(xact_start)) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()), 0)::float8
        as "oldestTransactionSeconds"`);
  if (!health) throw new Error('The state of the queue was not answered');
  return {
    tasks: tasks.map(({ name, label, schedule = null }) => ({
      ...zeroCounts,
      ...counts.get(name),
      ...{ name, label, schedule },
    })),
    ...health,
  };
};
