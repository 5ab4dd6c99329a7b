import { invalidField } from '../../platform/errors';
import type { Inspection } from '../../platform/files/inspector-thread';
import type { RecognizedFile } from '../../platform/files/file-changes';
import type { RemoteDescription } from './built-remote';
import { checkContents } from './check-contents';
import { ArchiveProblem, readArchive, packTar } from './upload-archive';

export interface InspectedArchive {
  description: RemoteDescription;
  tar: Uint8Array;
}

/** Runs in a worker thread of the inspector. */
export const inspectArchive = async ({
  field,
  content,
}: RecognizedFile): Promise<InspectedArchive> => {
  try {
    const contents = await readArchive(content);
    return { description: await checkContents(contents), tar: await packTar(contents) };
  } catch (error) {
    if (error instanceof ArchiveProblem) throw invalidField(field, error.message);
    throw error;
  }
};

export const archiveInspection: Inspection<InspectedArchive> = {
  module: 'console/registry/inspect-archive.ts',
  name: 'inspectArchive',
};
