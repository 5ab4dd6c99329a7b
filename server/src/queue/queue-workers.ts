import sql from 'sql-template-tag';
import type { Db } from '../db/database';

/** What the connections of a server's queue are called, by which others see that it is there. */
export const connectionName = (server: string): string => `queue ${server}`;

/** Says which workers of the queue are of a server. */
export const noteWorkers = (db: Db, server: string, workers: readonly string[]): Promise<unknown> =>
  db.run(sql`
    insert into queue_worker (worker, server)
    select worker, ${server} from unnest(${workers}::text[]) worker on conflict do nothing`);

/** Gives the tasks of servers that were killed to the others; the queue alone would wait four hours. */
export const freeLeftTasks = (db: Db): Promise<unknown> =>
  db.run(sql`
    with gone as (
      delete from queue_worker
      where ${connectionName('')} || server not in (
        select application_name from pg_stat_activity where application_name is not null)
      returning worker)
    select graphile_worker.force_unlock_workers(array_agg(worker)) from gone having count(*) > 0`);
