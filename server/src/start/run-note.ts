import { writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

interface Run {
  pid: number;
  startedAt: string;
  /** Why it ended, if it could still say so. */
  end?: string;
}

/** A note in the data folder for as long as a server runs. */
export interface RunNote {
  /** How the run before this one ended, unless somebody stopped it. */
  earlierEnd: string | undefined;
  /** Leaves the reason for the next start. Works to the last moment, so nothing is awaited. */
  leave(reason: string): void;
  /** The server was stopped. */
  remove(): Promise<void>;
}

const unknownEnd =
  'it left no reason, so it was killed, ran out of memory, or the machine lost its power';

const endOf = (text: string): string => {
  try {
    const { pid, startedAt, end = unknownEnd } = JSON.parse(text) as Run;
    return `The last run (process ${pid}, started ${startedAt}) was not stopped but ended: ${end}.`;
  } catch {
    // A power cut may leave half a note.
    return `The last run was not stopped but ended: ${unknownEnd}.`;
  }
};

/** Finds out how the last run ended, and notes this one. The folder belongs to this process alone. */
export const noteRun = async (dataFolder: string): Promise<RunNote> => {
  const path = join(dataFolder, 'run.json');
  const left = await readFile(path, 'utf8').catch(() => undefined);
  const run: Run = { pid: process.pid, startedAt: new Date().toISOString() };
  const write = (note: Run): void => writeFileSync(path, JSON.stringify(note), { mode: 0o600 });
  write(run);
  return {
    earlierEnd: left === undefined ? undefined : endOf(left),
    leave: (end) => write({ ...run, end }),
    remove: () => rm(path, { force: true }),
  };
};
