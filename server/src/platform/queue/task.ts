import type { FastifyBaseLogger } from 'fastify';

export interface TaskKind<Payload extends object = object> {
  /** Stored with queued tasks, which later releases read, so it must never change. */
  name: string;
  label: string;
  /** Failures until giving up: the third comes after half a minute, the 25th after three days. */
  maxTries: number;
  /** Tasks of one queue run one after another, on all servers together. */
  queue?: string;
  payload?: Payload;
}

export interface TaskRun {
  log: FastifyBaseLogger;
  /** Aborts when the server stops; another server then runs the task again. */
  signal: AbortSignal;
}

/** Must be idempotent: it runs again if the server is killed before its completion is stored. */
export interface Task<Payload extends object = object> extends TaskKind<Payload> {
  /** Cron expression of five fields, in UTC. */
  schedule?: string;
  run(payload: Payload, run: TaskRun): Promise<unknown>;
  /** Runs after the last failure, to update the domain's own records. */
  gaveUp?(payload: Payload): Promise<unknown>;
}
