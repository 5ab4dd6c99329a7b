import { AppError } from '../../platform/errors';
import type { CheckedFile } from '../../platform/files/file-changes';
import { inspectFile, type FileInspector } from '../../platform/files/file-inspector';
import type { SentFile } from '../../platform/http/body';
import { resumeInspection } from '../intake/read-sent-resume';

export interface FileCheckResult {
  files: Map<string, CheckedFile>;
  /** Error messages by field name. */
  faults: Record<string, string>;
}

/**
 * Checks each file; `lane` is a number of the sender's network, whose files are checked one after the other.
 */
export const checkFiles = async (
  inspector: FileInspector,
  sent: ReadonlyMap<string, SentFile>,
  lane: number,
): Promise<FileCheckResult> => {
  const files = new Map<string, CheckedFile>();
  const faults: Record<string, string> = {};
  for (const [field, file] of sent)
    try {
      files.set(field, await inspectFile(inspector, resumeInspection, file, lane));
    } catch (error) {
      if (!(error instanceof AppError) || !error.fields) throw error;
      faults[field] = Object.values(error.fields)[0] ?? error.message;
    }
  return { files, faults };
};
