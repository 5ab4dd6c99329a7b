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
import { recordFailedTask } from './failed-tasks';
import { toConnectionName, releaseAbandonedTasks, recordWorkers } from './queue-workers';
import type { Task } from './task';

/** Number of tasks that run at the same time, so that the machine has capacity left for requests. */
const concurrency = 2;

const connections = concurrency + 1;

/** Milliseconds after which stopping the server aborts running tasks. */
const stopMilliseconds = 3_000;

const restartMilliseconds = 5_000;

/** Failed polls in a row before the queue restarts: a runner whose first poll failed never polls again. */
const maxFailedPolls = 5;

/** Milliseconds within which a missed run of a schedule is made up for, once. */
const backfillPeriod = 86_400_000;

/**
 * Delays in milliseconds. Without these options, failing to store a completion would be an uncaught error.
 */
const completionOptions = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

const logLevels: Readonly<Record<string, 'error' | 'warn'>> = { error: 'error', warning: 'warn' };

const createLogger = (log: FastifyBaseLogger): Logger =>
  new Logger(() => (level, message) => log[logLevels[level] ?? 'debug'](message));

declare module 'fastify' {
  interface FastifyInstance {
    startQueue(connectionString: string): Promise<void>;
  }
}

interface QueueOptions {
  connectionString: string;
  tasks: readonly Task[];
  db: Db;
  log: FastifyBaseLogger;
}

/** The last failure of a task is stored instead of thrown, so that the queue removes the task. */
const createTaskRunner =
  ({ db, log }: QueueOptions, task: Task) =>
  async (payload: unknown, { job, abortSignal }: JobHelpers): Promise<void> => {
    try {
      await task.run(payload as object, { log, signal: abortSignal });
    } catch (error) {
      if (job.attempts < job.max_attempts || abortSignal.aborted) throw error;
      log.error({ err: error, task: task.name }, 'A background task failed for good');
      const { id, attempts: tries, created_at: queuedAt } = job;
      await recordFailedTask(db, { id, task, payload: payload as object, tries, queuedAt }, error);
      await task.gaveUp?.(payload as object);
    }
  };

const toSchedules = (tasks: readonly Task[]) =>
  parseCronItems(
    tasks.flatMap(({ name, schedule, maxTries, queue }) =>
      schedule === undefined
        ? []
        : [
            {
              task: name,
              match: schedule,
              identifier: name,
              options: {
                maxAttempts: maxTries,
                jobKey: name,
                backfillPeriod,
                ...(queue !== undefined && { queueName: queue }),
              },
            },
          ],
    ),
  );

interface StartedRunner {
  runner: Runner;
  failing: AbortSignal;
}

const waitForEnd = (runner: Runner): Promise<unknown> => runner.promise.catch(() => undefined);

const waitForAbort = (signal: AbortSignal): Promise<unknown> =>
  signal.aborted
    ? Promise.resolve()
    : new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));

export interface StartedQueue {
  stop(): Promise<void>;
}

export const startQueue = async (options: QueueOptions): Promise<StartedQueue> => {
  const { connectionString, tasks, db, log } = options;
  const server = randomUUID();
  const pool = openPool({
    connectionString,
    max: connections,
    application_name: toConnectionName(server),
  });
  const taskList = Object.fromEntries(
    tasks.map((task) => [task.name, createTaskRunner(options, task)]),
  );
  const parsedCronItems = toSchedules(tasks);

  const start = async (): Promise<StartedRunner> => {
    const workers: string[] = [];
    const events: WorkerEvents = new EventEmitter();
    // The queue locks a task under the pool's id instead of the worker's.
    events.on('worker:create', ({ worker }) => void workers.push(worker.workerPool.id));
    const failing = new AbortController();
    events.on('pool:fatalError', () => failing.abort());
    let failedLooks = 0;
    events.on('worker:getJob:error', () => {
      failedLooks += 1;
      if (failedLooks === maxFailedPolls) failing.abort();
    });
    for (const found of ['worker:getJob:empty', 'job:start'] as const)
      events.on(found, () => (failedLooks = 0));
    await releaseAbandonedTasks(db, server);
    const runner = await run({
      pgPool: pool,
      ...{ taskList, parsedCronItems, events, concurrency },
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: stopMilliseconds,
      preset: { worker: completionOptions },
      logger: createLogger(log),
    });
    failing.signal.addEventListener('abort', () => void runner.stop().catch(() => undefined));
    await recordWorkers(db, server, workers);
    return { runner, failing: failing.signal };
  };

  const stopping = new AbortController();
  let started = await start();
  const keepRunning = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      // The promise of a failed runner may never settle.
      await Promise.race([waitForEnd(started.runner), waitForAbort(started.failing)]);
      await sleep(restartMilliseconds, undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
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
      // `keepRunning` may have started another runner while this one stopped.
      await started.runner.stop().catch(() => undefined);
      await pool.end();
    },
  };
};
