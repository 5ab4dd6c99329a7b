import { promise as queueOf } from 'fastq';
import { Piscina } from 'piscina';
import pLimit from 'p-limit';
import { AppError, invalidField } from '../errors';
import type { SentFile } from '../http/body';
import type { CheckedFile, FileFacts } from './file-changes';
import { programOf } from '../programs';
import type { Inspection, InspectionAnswer, InspectionTask } from './inspector-thread';

/** Looks at files of strangers in threads of their own, so that none of them holds the server up. */
export interface FileInspector {
  /**
   * Looks at a file that a person sent: at one of each person at a time, so that nobody waits behind
   * many of somebody else's.
   * @throws AppError naming the file's field when it is refused, 429 when too many of this person's
   * wait, or 503 when too many wait in all.
   */
  inspect<Found>(inspection: Inspection<Found>, file: SentFile, personId: number): Promise<Found>;
  /** How many files wait for a thread. */
  waiting(): number;
  close(): Promise<void>;
}

export interface InspectorLimits {
  threads: number;
  milliseconds: number;
  megabytes: number;
  maxWaiting: number;
  /** Of one person, the one that is looked at included. */
  maxOfPerson: number;
}

const defaults: InspectorLimits = {
  threads: 2,
  milliseconds: 10_000,
  megabytes: 256,
  maxWaiting: 40,
  maxOfPerson: 4,
};

const tooMuch =
  'This file takes too long or too much memory to be checked. Save it again as a simpler file, then choose that one.';

const tooManyOfOne =
  'Other files that you sent are still being checked. Wait a few seconds, then send this one again.';

const isLate = (error: unknown): boolean => (error as Error).name === 'AbortError';
const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

export const createFileInspector = (
  limits: Partial<InspectorLimits> = {},
  { path, execArgv } = programOf('platform/files/inspector-thread.ts'),
): FileInspector => {
  const { threads, milliseconds, megabytes, maxWaiting, maxOfPerson } = {
    ...defaults,
    ...limits,
  };
  const pool = new Piscina({
    filename: path,
    name: 'inspect',
    execArgv,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  // A thread that is given up for its time may run out of memory in that moment, when nobody waits for it
  // any more. Without a listener that would end the server.
  pool.on('error', () => undefined);
  // A task's time is counted from its start: the pool itself would count its waiting too.
  const attempt = (task: InspectionTask): Promise<InspectionAnswer> =>
    pool.run(task, { signal: AbortSignal.timeout(milliseconds) });
  const look = async (task: InspectionTask): Promise<InspectionAnswer> => {
    try {
      // What earlier files left in a thread is not this file's fault: a fresh one has another go.
      return await attempt(task).catch((error: unknown) => {
        if (isOutOfMemory(error)) return attempt(task);
        throw error;
      });
    } catch (error) {
      if (isLate(error) || isOutOfMemory(error)) throw invalidField(task.file.field, tooMuch);
      throw error;
    }
  };
  const queue = queueOf(look, threads);
  const lines = new Map<number, { turn: ReturnType<typeof pLimit>; files: number }>();
  const waiting = (): number => {
    const looked = Math.min(lines.size, threads);
    return [...lines.values()].reduce((sum, { files }) => sum + files, -looked);
  };
  const inTurn = async (task: InspectionTask, personId: number): Promise<InspectionAnswer> => {
    const line = lines.get(personId) ?? { turn: pLimit(1), files: 0 };
    if (line.files >= maxOfPerson)
      throw new AppError('TOO_MANY', { message: tooManyOfOne, retryAfter: 5 });
    if (waiting() >= maxWaiting) throw new AppError('TOO_BUSY');
    lines.set(personId, line);
    line.files += 1;
    try {
      return await line.turn(() => queue.push(task));
    } finally {
      line.files -= 1;
      if (line.files === 0) lines.delete(personId);
    }
  };
  return {
    inspect: async <Found>(inspection: Inspection<Found>, file: SentFile, personId: number) => {
      const answer = await inTurn({ inspection, file }, personId);
      if ('refused' in answer) throw new AppError('INVALID_INPUT', { fields: answer.refused });
      return answer.found as Found;
    },
    waiting,
    close: () => pool.destroy(),
  };
};

export const imageInspection: Inspection<FileFacts> = {
  module: 'platform/files/image.rule.ts',
  name: 'inspectImage',
};

/** A file with the name and the type that its content has. */
export const checkedFile = async (
  inspector: FileInspector,
  inspection: Inspection<FileFacts>,
  file: SentFile,
  personId: number,
): Promise<CheckedFile> => ({
  ...(await inspector.inspect(inspection, file, personId)),
  content: file.content,
});
