import { EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import {
  Logger,
  parseCronItems,
  run,
  type JobHelpers,
  type Runner,
  type WorkerEvents,
} from 'graphile-worker';
import { openPool } from '../db/connect';
import type { Db } from '../db/database';
import { noteFailedTask } from './failed-tasks';
import { connectionName, freeLeftTasks, noteWorkers } from './queue-workers';
import type { Task } from './task';

/** Tasks that a server does at a time: people who wait for an answer have the rest of the machine. */
const concurrency = 2;

/** A listener, and a connection for each task. */
const connections = concurrency + 1;

/** Milliseconds that a stop waits before it tells running tasks to end. */
const patience = 3_000;

/** Milliseconds before a queue that lost the database is started again. */
const pause = 5_000;

/**
 * Looks for work that fail in a row before the queue is started again: one whose first look failed has
 * kept the failure, and would never look again.
 */
const maxFailedLooks = 5;

/** Milliseconds for which a missed time is made up for; several missed ones run once. */
const backfillPeriod = 86_400_000;

/**
 * Milliseconds for which ends of tasks are gathered. Without a number, an end that cannot be noted since the
 * database is away would be a fault that nobody catches, and end the server.
 */
const noteEnds = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** Levels of the queue's log that somebody has to see. */
const levels: Readonly<Record<string, 'error' | 'warn'>> = { error: 'error', warning: 'warn' };

const loggerOf = (log: FastifyBaseLogger): Logger =>
  new Logger(() => (level, message) => log[levels[level] ?? 'debug'](message));

declare module 'fastify' {
  interface FastifyInstance {
    /** Begins the background work; reached over the database's address, since it listens by itself. */
    startQueue(connectionString: string): Promise<void>;
  }
}

interface QueueOptions {
  connectionString: string;
  tasks: readonly Task[];
  db: Db;
  log: FastifyBaseLogger;
}

/** Runs a task; one that fails for the last time is noted, and then leaves the queue as if it were done. */
const runnerOf =
  ({ db, log }: QueueOptions, task: Task) =>
  async (payload: unknown, { job, abortSignal }: JobHelpers): Promise<void> => {
    try {
      await task.run(payload as object, { log, signal: abortSignal });
    } catch (error) {
      if (job.attempts < job.max_attempts || abortSignal.aborted) throw error;
      log.error({ err: error, task: task.name }, 'A background task failed for good');
      const { id, attempts: tries, created_at: queuedAt } = job;
      await noteFailedTask(db, { id, task, payload: payload as object, tries, queuedAt }, error);
      await task.gaveUp?.(payload as object);
    }
  };

const schedulesOf = (tasks: readonly Task[]) =>
  parseCronItems(
    tasks.flatMap(({ name, schedule, maxTries }) =>
      schedule === undefined
        ? []
        : [
            {
              task: name,
              match: schedule,
              identifier: name,
              options: { maxAttempts: maxTries, jobKey: name, backfillPeriod },
            },
          ],
    ),
  );

interface StartedRunner {
  runner: Runner;
  /** Aborted when it cannot go on: its looks fail, or the end of a task could not be noted. */
  failing: AbortSignal;
}

const ended = (runner: Runner): Promise<unknown> => runner.promise.catch(() => undefined);

const aborted = (signal: AbortSignal): Promise<unknown> =>
  signal.aborted
    ? Promise.resolve()
    : new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));

export interface StartedQueue {
  stop(): Promise<void>;
}

/** Does the tasks that wait, and those whose time has come, until `stop`. */
export const startQueue = async (options: QueueOptions): Promise<StartedQueue> => {
  const { connectionString, tasks, db, log } = options;
  const server = randomUUID();
  const pool = openPool({
    connectionString,
    max: connections,
    application_name: connectionName(server),
  });
  const taskList = Object.fromEntries(tasks.map((task) => [task.name, runnerOf(options, task)]));
  const parsedCronItems = schedulesOf(tasks);

  const start = async (): Promise<StartedRunner> => {
    const workers: string[] = [];
    const events: WorkerEvents = new EventEmitter();
    // The queue's rows hold a task by the id of the pool: that of the worker frees nothing.
    events.on('worker:create', ({ worker }) => void workers.push(worker.workerPool.id));
    const failing = new AbortController();
    events.on('pool:fatalError', () => failing.abort());
    let failedLooks = 0;
    events.on('worker:getJob:error', () => {
      failedLooks += 1;
      if (failedLooks === maxFailedLooks) failing.abort();
    });
    for (const found of ['worker:getJob:empty', 'job:start'] as const)
      events.on(found, () => (failedLooks = 0));
    await freeLeftTasks(db, server);
    const runner = await run({
      pgPool: pool,
      ...{ taskList, parsedCronItems, events, concurrency },
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: patience,
      preset: { worker: noteEnds },
      logger: loggerOf(log),
    });
    failing.signal.addEventListener('abort', () => void runner.stop().catch(() => undefined));
    await noteWorkers(db, server, workers);
    return { runner, failing: failing.signal };
  };

  const stopping = new AbortController();
  let started = await start();
  /** A queue that cannot note an end, since the database is away, stops by itself. */
  const keepRunning = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      // One that failed may wait for its own end for ever.
      await Promise.race([ended(started.runner), aborted(started.failing)]);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      log.warn('The queue stopped, and is started again');
      started = await start().catch(() => started);
    }
  };
  const kept = keepRunning();
  return {
    stop: async () => {
      stopping.abort();
      await started.runner.stop().catch(() => undefined);
      await kept;
      // One that was being started again meanwhile.
      await started.runner.stop().catch(() => undefined);
      await pool.end();
    },
  };
};
