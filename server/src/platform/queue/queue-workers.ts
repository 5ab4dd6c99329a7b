import sql from 'sql-template-tag';
import type { Db } from '../db/database';

/** Application name of the queue's connections, which shows other servers that this server is running. */
export const toConnectionName = (server: string): string => `queue ${server}`;

export const recordWorkers = (
  db: Db,
  server: string,
  workers: readonly string[],
): Promise<unknown> =>
  db.run(sql`
    insert into queue_worker (worker, server)
    select worker, ${server} from unnest(${workers}::text[]) worker on conflict do nothing`);

/**
 * Unlocks tasks of killed servers, which the queue itself does only after four hours. `own` includes tasks of
 * this server when its queue restarts.
 */
export const releaseAbandonedTasks = (db: Db, own = ''): Promise<unknown> =>
  db.run(sql`
    with gone as (
      delete from queue_worker
      where server = ${own} or ${toConnectionName('')} || server not in (
        select application_name from pg_stat_activity where application_name is not null)
      returning worker)
    select graphile_worker.force_unlock_workers(array_agg(worker)) from gone having count(*) > 0`);
