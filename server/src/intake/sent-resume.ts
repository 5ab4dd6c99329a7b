import { invalidField } from '../errors';
import type { CheckedFile, FileFacts } from '../files/file-changes';
import { checkedFile, type FileInspector } from '../files/file-inspector';
import type { Inspection } from '../files/inspector-thread';
import type { SentFile } from '../http/body';

const resumeInspection: Inspection<FileFacts> = {
  module: 'intake/resume.rule.ts',
  name: 'inspectResume',
};

/** The resume that came with a form; an empty file field is none. */
export const sentResume = async (
  inspector: FileInspector,
  files: readonly SentFile[],
  personId: number,
): Promise<CheckedFile | undefined> => {
  const sent = files.filter(({ name, content }) => name || content.length > 0);
  const [resume] = sent;
  if (sent.length > 1 || (resume && resume.field !== 'resume'))
    throw invalidField('resume', 'Send one file, named resume.');
  return resume && checkedFile(inspector, resumeInspection, resume, personId);
};
