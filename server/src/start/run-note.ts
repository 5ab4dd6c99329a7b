import { writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

interface Run {
  pid: number;
  startedAt: string;
  /** Reason of the end, if the process could still write it. */
  end?: string;
}

/** A file in the data folder that exists while the server runs. */
export interface RunNote {
  /** Reason why the previous run ended; undefined after a regular stop. */
  earlierEnd: string | undefined;
  /** Synchronous, since the process exits right afterwards. */
  leave(reason: string): void;
  remove(): Promise<void>;
}

const unknownEnd =
  'it left no reason, so it was killed, ran out of memory, or the machine lost its power';

const describeEnd = (text: string): string => {
  try {
    const { pid, startedAt, end = unknownEnd } = JSON.parse(text) as Run;
    return `The last run (process ${pid}, started ${startedAt}) was not stopped but ended: ${end}.`;
  } catch {
    // A power failure may leave an incomplete file.
    return `The last run was not stopped but ended: ${unknownEnd}.`;
  }
};

/** The data folder must be locked by this process. */
export const recordRun = async (dataFolder: string): Promise<RunNote> => {
  const path = join(dataFolder, 'run.json');
  const left = await readFile(path, 'utf8').catch(() => undefined);
  const run: Run = { pid: process.pid, startedAt: new Date().toISOString() };
  const write = (note: Run): void => writeFileSync(path, JSON.stringify(note), { mode: 0o600 });
  write(run);
  return {
    earlierEnd: left === undefined ? undefined : describeEnd(left),
    leave: (end) => write({ ...run, end }),
    remove: () => rm(path, { force: true }),
  };
};
