import { invalidField } from '../../platform/errors';
import type { CheckedFile, FileFacts } from '../../platform/files/file-changes';
import { inspectFile, type FileInspector } from '../../platform/files/file-inspector';
import type { Inspection } from '../../platform/files/inspector-thread';
import type { SentFile } from '../../platform/http/body';

export const resumeInspection: Inspection<FileFacts> = {
  module: 'applicants/intake/resume.rule.ts',
  name: 'inspectResume',
};

/** Reads the resume of a form; an empty file field means no resume. */
export const readSentResume = async (
  inspector: FileInspector,
  files: readonly SentFile[],
  personId: number,
): Promise<CheckedFile | undefined> => {
  const sent = files.filter(({ name, content }) => name || content.length > 0);
  const [resume] = sent;
  if (sent.length > 1 || (resume && resume.field !== 'resume'))
    throw invalidField('resume', 'Send one file, named resume.');
  return resume && inspectFile(inspector, resumeInspection, resume, personId);
};
