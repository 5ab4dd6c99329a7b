import type { FastifyBaseLogger } from 'fastify';
import type { UnexpectedEnd } from './unexpected-end';

const stopMilliseconds = 10_000;

interface StopOptions {
  log: Pick<FastifyBaseLogger, 'info'>;
  /** Resolves with the reason when a required part, such as the database, ended unexpectedly. */
  ends: Promise<string> | undefined;
  /** Steps of stopping the server, run one after the other. */
  steps: (() => Promise<unknown>)[];
  end: UnexpectedEnd;
}

/** Stops the server within ten seconds after SIGTERM or SIGINT. */
export const stopOnSignal = ({ log, ends, steps, end }: StopOptions): void => {
  let isStopping = false;
  const stop = async (reason: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info(`Stopping: ${reason}`);
    setTimeout(() => end('the stop took longer than ten seconds'), stopMilliseconds).unref();
    try {
      for (const step of steps) await step();
      process.exit(0);
    } catch (error) {
      end('the stop failed', error);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  void ends?.then((reason) => {
    if (isStopping) return;
    end(`the database ended by itself (${reason})`);
  });
};
