import sql from 'sql-template-tag';
import type { Db } from '../db/database';
import type { TaskKind } from './task';

interface EnqueueOptions {
  /** While one of this key waits, a second takes its place. */
  key?: string;
}

/** Has a task done soon by any server. Inside a transaction it is done only if that is committed. */
export const enqueue = <Payload extends object>(
  db: Db,
  { name, maxTries }: TaskKind<Payload>,
  payload: Payload,
  { key }: EnqueueOptions = {},
): Promise<unknown> =>
  db.run(sql`
    select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
      max_attempts => ${maxTries}::integer, job_key => ${key ?? null}::text)`);
