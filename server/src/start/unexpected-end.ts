import type { RunNote } from './run-note';

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** Ends a server that cannot go on: says why where its supervisor reads it, and for the next start. */
export const createUnexpectedEnd =
  (note: Pick<RunNote, 'leave'>) =>
  (reason: string, error?: unknown): never => {
    const fault = error instanceof Error ? (error.stack ?? error.message) : error;
    const because = fault === undefined ? reason : `${reason}: ${firstLine(String(fault))}`;
    try {
      note.leave(because);
    } finally {
      const more = fault === undefined ? '' : `\n${String(fault)}`;
      process.stderr.write(`The server ended: ${because}.${more}\n`);
      process.exit(1);
    }
  };

export type UnexpectedEnd = ReturnType<typeof createUnexpectedEnd>;

/**
 * After a fault that nobody caught its state is unknown, so the server ends; its supervisor starts it
 * again. A rejection that nobody handles arrives here too.
 */
export const endAtFaults = (end: UnexpectedEnd): void => {
  process.on('uncaughtException', (error, origin) =>
    end(origin === 'unhandledRejection' ? 'an unhandled rejection' : 'an uncaught fault', error),
  );
};
