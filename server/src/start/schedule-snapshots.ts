import type { FastifyBaseLogger } from 'fastify';
import type { Task } from '../platform/queue/task';
import type { OwnPostgres } from '../platform/db/own-postgres/start-own-postgres';
import { createSnapshotWriter } from '../platform/db/snapshot';

/** Milliseconds for which stopping the server waits for the last snapshot. */
const snapshotMilliseconds = 5_000;

/** Cron can express only intervals of minutes within an hour, and of whole hours. */
const toSchedule = (minutes: number): string =>
  minutes < 60 ? `*/${minutes} * * * *` : `0 */${Math.min(Math.round(minutes / 60), 23)} * * *`;

export const scheduleSnapshots = (
  own: OwnPostgres,
  minutes: number,
): { task: Task; writeLast: (log: FastifyBaseLogger) => Promise<void> } => {
  const write = createSnapshotWriter(own);
  const take = async (log: FastifyBaseLogger, signal: AbortSignal): Promise<void> => {
    log.info({ file: await write(signal) }, 'A snapshot was written');
  };
  return {
    task: {
      name: 'write-snapshot',
      label: 'Write a snapshot of the database',
      maxTries: 1,
      ...(minutes > 0 && { schedule: toSchedule(minutes) }),
      run: (_, { log, signal }) => take(log, signal),
    },
    writeLast: async (log) => {
      const signal = AbortSignal.timeout(snapshotMilliseconds);
      try {
        await take(log, signal);
      } catch (error) {
        if (!signal.aborted) return log.error({ err: error }, 'The snapshot failed');
        log.warn(
          `The last snapshot was left out: it takes more than ${snapshotMilliseconds / 1000} seconds`,
        );
      }
    },
  };
};
