import sql from 'sql-template-tag';
import type { Db } from '../db/database';
import type { TaskKind } from './task';

interface EnqueueOptions {
  /** While a task with this key waits, a new one replaces it. */
  key?: string;
}

/** Inside a transaction, the task runs only after commit. */
export const enqueue = <Payload extends object>(
  db: Db,
  { name, maxTries }: TaskKind<Payload>,
  payload: Payload,
  { key }: EnqueueOptions = {},
): Promise<unknown> =>
  db.run(sql`
    select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
      max_attempts => ${maxTries}::integer, job_key => ${key ?? null}::text)`);
