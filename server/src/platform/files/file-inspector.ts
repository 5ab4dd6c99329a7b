import { promise as queueOf } from 'fastq';
import { Piscina } from 'piscina';
import pLimit from 'p-limit';
import { AppError, invalidField } from '../errors';
import type { SentFile } from '../http/body';
import type { CheckedFile, FileFacts } from './file-changes';
import { toNodeProgram } from '../programs';
import type { Inspection, InspectionResult, InspectionTask } from './inspector-thread';

export interface FileInspector {
  /**
   * Inspects one file per user at a time, so that one user cannot block others.
   * @throws AppError naming the field of a refused file, 429 when too many files of this user wait,
   * 503 when too many wait in all.
   */
  inspect<Found>(inspection: Inspection<Found>, file: SentFile, personId: number): Promise<Found>;
  waiting(): number;
  close(): Promise<void>;
}

export interface InspectorLimits {
  threads: number;
  milliseconds: number;
  megabytes: number;
  maxWaiting: number;
  maxOfPerson: number;
}

const defaultLimits: InspectorLimits = {
  threads: 2,
  milliseconds: 10_000,
  megabytes: 256,
  maxWaiting: 40,
  maxOfPerson: 4,
};

const inspectionTooHeavyMessage =
  'This file takes too long or too much memory to be checked. Save it again as a simpler file, then choose that one.';

const tooManyFilesMessage =
  'Other files that you sent are still being checked. Wait a few seconds, then send this one again.';

const isTimeoutError = (error: unknown): boolean => (error as Error).name === 'AbortError';
const isOutOfMemoryError = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

export const createFileInspector = (
  limits: Partial<InspectorLimits> = {},
  { path, execArgv } = toNodeProgram('platform/files/inspector-thread.ts'),
): FileInspector => {
  const { threads, milliseconds, megabytes, maxWaiting, maxOfPerson } = {
    ...defaultLimits,
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
  // An aborted thread may still run out of memory; without a listener, that would end the server.
  pool.on('error', () => undefined);
  // The timeout starts with the task; the pool's own option would include the time in its queue.
  const attempt = (task: InspectionTask): Promise<InspectionResult> =>
    pool.run(task, { signal: AbortSignal.timeout(milliseconds) });
  const look = async (task: InspectionTask): Promise<InspectionResult> => {
    try {
      // Earlier files may have used up the thread's memory, so one retry runs in a fresh thread.
      return await attempt(task).catch((error: unknown) => {
        if (isOutOfMemoryError(error)) return attempt(task);
        throw error;
      });
    } catch (error) {
      if (isTimeoutError(error) || isOutOfMemoryError(error))
        throw invalidField(task.file.field, inspectionTooHeavyMessage);
      throw error;
    }
  };
  const queue = queueOf(look, threads);
  const lines = new Map<number, { turn: ReturnType<typeof pLimit>; files: number }>();
  const waiting = (): number => {
    const looked = Math.min(lines.size, threads);
    return [...lines.values()].reduce((sum, { files }) => sum + files, -looked);
  };
  const inTurn = async (task: InspectionTask, personId: number): Promise<InspectionResult> => {
    const line = lines.get(personId) ?? { turn: pLimit(1), files: 0 };
    if (line.files >= maxOfPerson)
      throw new AppError('TOO_MANY', { message: tooManyFilesMessage, retryAfter: 5 });
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

export const inspectFile = async (
  inspector: FileInspector,
  inspection: Inspection<FileFacts>,
  file: SentFile,
  personId: number,
): Promise<CheckedFile> => ({
  ...(await inspector.inspect(inspection, file, personId)),
  content: file.content,
});
