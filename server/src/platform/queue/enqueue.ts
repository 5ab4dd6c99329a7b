import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '../db/database';
import type { TaskKind } from './task';

interface EnqueueOptions {
  /** Key of the task: a new task replaces one with the same key that has not started. */
  key?: string;
}

/** SQL expression that queues a task, for use in a larger statement. */
export const queueTaskSql = <Payload extends object>(
  { name, maxTries, queue }: TaskKind<Payload>,
  payload: Payload,
  { key }: EnqueueOptions = {},
): Sql => sql`
  graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    queue_name => ${queue ?? null}::text, max_attempts => ${maxTries}::integer,
    job_key => ${key ?? null}::text)`;

/** Queues a task; inside a transaction, the task starts only after commit. */
export const enqueueTask = <Payload extends object>(
  db: Db,
  kind: TaskKind<Payload>,
  payload: Payload,
  options?: EnqueueOptions,
): Promise<unknown> => db.run(sql`select ${queueTaskSql(kind, payload, options)}`);

export const enqueueTasks = (
  db: Db,
  tasks: readonly { kind: TaskKind; payload: object }[],
): Promise<unknown> =>
  db.run(sql`
    select graphile_worker.add_job(
      task.name, task.payload, queue_name => task.queue, max_attempts => task.max_tries)
    from unnest(
      ${tasks.map(({ kind }) => kind.name)}::text[],
      ${tasks.map(({ payload }) => JSON.stringify(payload))}::json[],
      ${tasks.map(({ kind }) => kind.queue ?? null)}::text[],
      ${tasks.map(({ kind }) => kind.maxTries)}::integer[]
    ) as task(name, payload, queue, max_tries)`);
