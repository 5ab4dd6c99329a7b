import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../errors';
import type { SentFile } from '../http/body';
import { inspectImport } from '../intake/import/inspect-import';
import { inspectResume } from '../intake/resume.rule';
import { inspectImage } from './image.rule';

/** What a thread can look at, by the name of the task. */
const inspections = { image: inspectImage, resume: inspectResume, import: inspectImport };

export type Inspection = keyof typeof inspections;
export type Findings<Kind extends Inspection> = Awaited<ReturnType<(typeof inspections)[Kind]>>;

export interface InspectionTask {
  inspection: Inspection;
  file: SentFile;
}

/** Errors lose their class between threads, so a refusal is an answer. */
export type InspectionAnswer<Kind extends Inspection> =
  { found: Findings<Kind> } | { refused: Record<string, string> };

export const inspect = async ({
  inspection,
  file,
}: InspectionTask): Promise<InspectionAnswer<Inspection>> => {
  // A buffer arrives as plain bytes.
  const { buffer, byteOffset, byteLength } = file.content;
  const content = Buffer.from(buffer, byteOffset, byteLength);
  try {
    // What breaks off in the middle of its own signs is of no kind.
    const type = await fileTypeFromBuffer(content).catch(() => undefined);
    const known = { ...file, content, extension: type?.ext ?? '' };
    return { found: await inspections[inspection](known) };
  } catch (error) {
    if (error instanceof AppError && error.fields) return { refused: error.fields };
    throw error;
  }
};
