import { writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

interface RecordedRun {
  pid: number;
  startedAt: string;
  /** Reason why the server ended, if the process could still write it. */
  end?: string;
}

/** Note in the data folder that exists while the server runs. */
export interface ServerRunNote {
  /** Reason why the previous server ended; undefined after it was stopped regularly. */
  earlierEnd: string | undefined;
  /** Writes the reason synchronously, since the process exits right afterwards. */
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
    // After a power failure the note may be incomplete.
    return `The last run was not stopped but ended: ${unknownEndText}.`;
  }
};

/** Call it after this process has locked the data folder. */
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
