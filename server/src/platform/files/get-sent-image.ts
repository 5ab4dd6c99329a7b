import { invalidField } from '../errors';
import type { SentFile } from '../http/body';
import type { CheckedFile } from './file-changes';
import { inspectFile, imageInspection, type FileInspector } from './file-inspector';

interface ImageRequest {
  sentFiles: readonly SentFile[];
  field: string;
  personId: number;
}

export const getSentImage = async (
  inspector: FileInspector,
  { sentFiles, field, personId }: ImageRequest,
): Promise<CheckedFile | undefined> => {
  const sent = sentFiles.filter(
    (file) => file.field === field && (file.name || file.content.length),
  );
  if (sent.length > 1) throw invalidField(field, 'Send one image.');
  return sent[0] && inspectFile(inspector, imageInspection, sent[0], personId);
};
