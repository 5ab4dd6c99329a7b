import { writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

interface RecordedRun {
  pid: number;
  startedAt: string;
  /** Reason of the end, if the process could still write it. */
  end?: string;
}

/** A file in the data folder that exists while the server runs. */
export interface ServerRunNote {
  /** Reason why the previous run ended; undefined after a regular stop. */
  earlierEnd: string | undefined;
  /** Synchronous, since the process exits right afterwards. */
  leave(reason: string): void;
  remove(): Promise<void>;
}

const unknownEndText =
  'it left no reason, so it was killed, ran out of memory, or the machine lost its power';

const describeRunEnd = (text: string): string => {
  try {
    const { pid, startedAt, end = unknownEndText } = JSON.parse(text) as RecordedRun;
    return `The last run (process ${pid}, started ${startedAt}) was not stopped but ended: ${end}.`;
  } catch {
    // A power failure may leave an incomplete file.
    return `The last run was not stopped but ended: ${unknownEndText}.`;
  }
};

/** The data folder must be locked by this process. */
export const recordServerRun = async (dataFolder: string): Promise<ServerRunNote> => {
  const path = join(dataFolder, 'run.json');
  const left = await readFile(path, 'utf8').catch(() => undefined);
  const run: RecordedRun = { pid: process.pid, startedAt: new Date().toISOString() };
  const write = (note: RecordedRun): void =>
    writeFileSync(path, JSON.stringify(note), { mode: 0o600 });
  write(run);
  return {
    earlierEnd: left === undefined ? undefined : describeRunEnd(left),
    leave: (end) => write({ ...run, end }),
    remove: () => rm(path, { force: true }),
  };
};
