import type { ServerRunNote } from './server-run-note';

const getFirstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** Writes the reason to stderr and into the note for the next start, then exits the process. */
export const createUnexpectedEnd =
  (note: Pick<ServerRunNote, 'leave'>) =>
  (reason: string, error?: unknown): never => {
    const fault = error instanceof Error ? (error.stack ?? error.message) : error;
    const because = fault === undefined ? reason : `${reason}: ${getFirstLine(String(fault))}`;
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
 * After an uncaught error or rejection the state is unknown, so the server exits and its supervisor restarts
 * it.
 */
export const endOnUncaughtErrors = (end: UnexpectedEnd): void => {
  process.on('uncaughtException', (error, origin) =>
    end(origin === 'unhandledRejection' ? 'an unhandled rejection' : 'an uncaught fault', error),
  );
};
