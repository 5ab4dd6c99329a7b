import { promise as queueOf } from 'fastq';
import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import { AppError, invalidField } from '../errors';
import type { SentFile } from '../http/body';
import type { CheckedFile, FileFacts } from './file-changes';
import type { Inspection, InspectionAnswer, InspectionTask } from './inspector-thread';

/** Looks at files of strangers in threads of their own, so that none of them holds the server up. */
export interface FileInspector {
  /** @throws AppError naming the file's field when it is refused, or 503 when too many wait. */
  inspect<Found>(inspection: Inspection<Found>, file: SentFile): Promise<Found>;
  /** How many files wait for a thread. */
  waiting(): number;
  close(): Promise<void>;
}

export interface InspectorLimits {
  threads: number;
  milliseconds: number;
  megabytes: number;
  mostWaiting: number;
}

const defaults: InspectorLimits = {
  threads: 2,
  milliseconds: 10_000,
  megabytes: 256,
  mostWaiting: 40,
};

const tooMuch =
  'This file takes too long or too much memory to be checked. Save it again as a simpler file, then choose that one.';

const isLate = (error: unknown): boolean => (error as Error).name === 'AbortError';
const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

export const createFileInspector = (
  limits: Partial<InspectorLimits> = {},
  program = 'server/src/files/inspector-thread.ts',
): FileInspector => {
  const { threads, milliseconds, megabytes, mostWaiting } = { ...defaults, ...limits };
  const pool = new Piscina({
    filename: resolve(program),
    name: 'inspect',
    execArgv: ['--import', 'tsx'],
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
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
  return {
    inspect: async <Found>(inspection: Inspection<Found>, file: SentFile) => {
      if (queue.length() >= mostWaiting) throw new AppError('TOO_BUSY');
      const answer = await queue.push({ inspection, file });
      if ('refused' in answer) throw new AppError('INVALID_INPUT', { fields: answer.refused });
      return answer.found as Found;
    },
    waiting: () => queue.length(),
    close: () => pool.destroy(),
  };
};

export const imageInspection: Inspection<FileFacts> = {
  module: 'server/src/files/image.rule.ts',
  name: 'inspectImage',
};

/** A file with the name and the type that its content has. */
export const checkedFile = async (
  inspector: FileInspector,
  inspection: Inspection<FileFacts>,
  file: SentFile,
): Promise<CheckedFile> => ({
  ...(await inspector.inspect(inspection, file)),
  content: file.content,
});
