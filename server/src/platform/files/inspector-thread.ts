import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../errors';
import type { SentFile } from '../http/body';
import { loadModule } from '../programs';
import type { RecognizedFile } from './file-changes';

/** Inspection that is named by its module, since threads can exchange data but no functions. */
export interface Inspection<Found> {
  /** Path of the module, relative to `server/src`. */
  module: string;
  name: string;
  options?: object;
  found?: Found;
}

export interface InspectionTask {
  inspection: Inspection<unknown>;
  file: SentFile;
}

/**
 * Result of an inspection: errors lose their class between threads, so a refusal is returned instead of
 * thrown.
 */
export type InspectionResult = { found: unknown } | { refused: Record<string, string> };

type InspectionFunction = (file: RecognizedFile, options?: object) => unknown;

export const inspect = async ({
  inspection: { module, name, options },
  file,
}: InspectionTask): Promise<InspectionResult> => {
  // A Buffer arrives in the thread as a plain Uint8Array.
  const { buffer, byteOffset, byteLength } = file.content;
  const content = Buffer.from(buffer, byteOffset, byteLength);
  const { [name]: look } = (await loadModule(module)) as Record<string, InspectionFunction>;
  try {
    const type = await fileTypeFromBuffer(content).catch(() => undefined);
    return { found: await look?.({ ...file, content, extension: type?.ext ?? '' }, options) };
  } catch (error) {
    if (error instanceof AppError && error.fields) return { refused: error.fields };
    throw error;
  }
};
