import type { FastifyBaseLogger } from 'fastify';
import type { EmbeddedDatabase } from './embedded';

/** Writes snapshots of the embedded database while the server runs, and a last one at its stop. */
export const scheduleSnapshots = (
  embedded: EmbeddedDatabase | undefined,
  minutes: number,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): { stop(): Promise<void> } => {
  const take = async (): Promise<void> => {
    try {
      const file = await embedded?.snapshot();
      if (file) log.info({ file }, 'A snapshot was written');
    } catch (error) {
      log.error({ err: error }, 'The snapshot failed');
    }
  };
  const timer =
    embedded && minutes > 0 ? setInterval(() => void take(), minutes * 60_000) : undefined;
  timer?.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return take();
    },
  };
};
