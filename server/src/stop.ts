import type { FastifyBaseLogger } from 'fastify';

const patience = 10_000;

interface Stopping {
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Resolves when a part that the server cannot do without has ended by itself. */
  ends: Promise<string> | undefined;
  /** Run one after the other: stop taking calls, close, save, leave. */
  steps: (() => Promise<unknown>)[];
}

/** Ends the server in order at SIGTERM and SIGINT, within ten seconds. */
export const stopOnSignal = ({ log, ends, steps }: Stopping): void => {
  let isStopping = false;
  const stop = async (reason: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info(`Stopping: ${reason}`);
    setTimeout(() => process.exit(1), patience).unref();
    try {
      for (const step of steps) await step();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'The stop failed');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  void ends?.then((reason) => {
    if (isStopping) return;
    log.error(`The embedded database ended by itself (${reason}). Start the server again.`);
    process.exit(1);
  });
};
