import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../errors';
import type { SentFile } from '../http/body';
import { loadModule } from '../programs';
import type { KnownFile } from './file-changes';

/** What is looked for in a file: a function by its module, since only data pass to a thread. */
export interface Inspection<Found> {
  /** Path of the module below `server/src`. */
  module: string;
  /** The function, which takes a `KnownFile`, and throws an AppError that names the field. */
  name: string;
  /** What else the function takes. */
  options?: object;
  /** Says the type of what it answers. */
  found?: Found;
}

export interface InspectionTask {
  inspection: Inspection<unknown>;
  file: SentFile;
}

/** Errors lose their class between threads, so a refusal is an answer. */
export type InspectionAnswer = { found: unknown } | { refused: Record<string, string> };

type Inspect = (file: KnownFile, options?: object) => unknown;

export const inspect = async ({
  inspection: { module, name, options },
  file,
}: InspectionTask): Promise<InspectionAnswer> => {
  // A buffer arrives as plain bytes.
  const { buffer, byteOffset, byteLength } = file.content;
  const content = Buffer.from(buffer, byteOffset, byteLength);
  const { [name]: look } = (await loadModule(module)) as Record<string, Inspect>;
  try {
    // What breaks off in the middle of its own signs is of no kind.
    const type = await fileTypeFromBuffer(content).catch(() => undefined);
    return { found: await look?.({ ...file, content, extension: type?.ext ?? '' }, options) };
  } catch (error) {
    if (error instanceof AppError && error.fields) return { refused: error.fields };
    throw error;
  }
};
