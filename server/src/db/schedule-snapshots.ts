import type { FastifyBaseLogger } from 'fastify';
import type { OwnPostgres } from './own-postgres/start-own-postgres';
import { createSnapshots } from './snapshot';

/** How long a stop waits for the last snapshot, in milliseconds. */
const patience = 5_000;

/** Writes snapshots of the server's own database while the server runs, and a last one at its stop. */
export const scheduleSnapshots = (
  own: OwnPostgres | undefined,
  minutes: number,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): { stop(): Promise<void> } => {
  if (!own) return { stop: () => Promise.resolve() };
  const write = createSnapshots(own);
  const stopping = new AbortController();

  const take = async (): Promise<void> => {
    try {
      const file = await write(stopping.signal);
      if (file) log.info({ file }, 'A snapshot was written');
    } catch (error) {
      if (!stopping.signal.aborted) return log.error({ err: error }, 'The snapshot failed');
      log.warn(`The last snapshot was left out: it takes more than ${patience / 1000} seconds`);
    }
  };
  let last = Promise.resolve();
  const next = (): Promise<void> => (last = last.then(take));

  const timer = minutes > 0 ? setInterval(() => void next(), minutes * 60_000) : undefined;
  timer?.unref();
  return {
    stop: () => {
      clearInterval(timer);
      setTimeout(() => stopping.abort(), patience).unref();
      return next();
    },
  };
};
