import type { FastifyBaseLogger } from 'fastify';

export interface TaskKind<Payload extends object = object> {
  /** Name that is stored with queued tasks, which later releases read, so it must never change. */
  name: string;
  label: string;
  /**
   * Number of failures after which the task is given up: the third is after half a minute, the 25th after
   * three days.
   */
  maxTries: number;
  /** Name of a queue whose tasks run one after another, on all servers together. */
  queue?: string;
  payload?: Payload;
}

export interface TaskRun {
  log: FastifyBaseLogger;
  /** Aborted when the server stops; another server then runs the task again. */
  signal: AbortSignal;
}

/**
 * A task, which must be idempotent: it runs again if the server is killed before its completion is stored.
 */
export interface Task<Payload extends object = object> extends TaskKind<Payload> {
  /** Cron expression with five fields, in UTC. */
  schedule?: string;
  run(payload: Payload, run: TaskRun): Promise<unknown>;
  /** Called after the last failure of the task, to update the domain's own records. */
  gaveUp?(payload: Payload): Promise<unknown>;
}
