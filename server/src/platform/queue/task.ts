import type { FastifyBaseLogger } from 'fastify';

/** A kind of background work, by which it is queued. */
export interface TaskKind<Payload extends object = object> {
  /** Stands in the queue's rows, which a later release reads: it never changes. */
  name: string;
  /** For administrators, such as `Delete the contents of removed files`. */
  label: string;
  /** After so many failures it is given up: the third comes after half a minute, the 25th after three days. */
  maxTries: number;
  /** For the type checker only: what is queued with it. */
  payload?: Payload;
}

export interface TaskRun {
  log: FastifyBaseLogger;
  /** Aborts when the server stops: a long task ends early, and is taken up again by the next server. */
  signal: AbortSignal;
}

/**
 * Background work that can be done. It can run twice, as a server may be killed between its end and the
 * note of it, so doing it again must change nothing.
 */
export interface Task<Payload extends object = object> extends TaskKind<Payload> {
  /** Five fields of cron, in UTC, where it also runs by itself. */
  schedule?: string;
  run(payload: Payload, run: TaskRun): Promise<unknown>;
  /** Says in its own records that it was given up. */
  gaveUp?(payload: Payload): Promise<unknown>;
}
