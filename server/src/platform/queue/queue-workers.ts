import sql from 'sql-template-tag';
import type { Db } from '../db/database';

/** The name of the connections of a server's queue, by which others see that it is there. */
export const connectionName = (server: string): string => `queue ${server}`;

/** Notes the workers of a server's queue, so that their tasks are freed when it is gone. */
export const noteWorkers = (db: Db, server: string, workers: readonly string[]): Promise<unknown> =>
  db.run(sql`
    insert into queue_worker (worker, server)
    select worker, ${server} from unnest(${workers}::text[]) worker on conflict do nothing`);

/**
 * Gives the tasks of servers that were killed to the others; the queue alone would wait four hours. `own` is
 * a server whose queue begins anew: nothing that it held is being done any more.
 */
export const freeLeftTasks = (db: Db, own = ''): Promise<unknown> =>
  db.run(sql`
    with gone as (
      delete from queue_worker
      where server = ${own} or ${connectionName('')} || server not in (
        select application_name from pg_stat_activity where application_name is not null)
      returning worker)
    select graphile_worker.force_unlock_workers(array_agg(worker)) from gone having count(*) > 0`);
