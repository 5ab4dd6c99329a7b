import { invalidField } from '../../platform/errors';
import type { Inspection } from '../../platform/files/inspector-thread';
import type { RecognizedFile } from '../../platform/files/file-changes';
import type { RemoteDescription } from './built-remote';
import { checkRemoteContents } from './check-remote-contents';
import { ArchiveError, readRemoteArchive, packRemoteTar } from './unpack-archive';

export interface InspectedArchive {
  description: RemoteDescription;
  tar: Uint8Array;
}

/** Checks an uploaded archive in a worker thread of the file inspector. */
export const inspectArchive = async ({
  field,
  content,
}: RecognizedFile): Promise<InspectedArchive> => {
  try {
    const contents = await readRemoteArchive(content);
    return { description: await checkRemoteContents(contents), tar: await packRemoteTar(contents) };
  } catch (error) {
    if (error instanceof ArchiveError) throw invalidField(field, error.message);
    throw error;
  }
};

export const archiveInspection: Inspection<InspectedArchive> = {
  module: 'console/registry/inspect-archive.ts',
  name: 'inspectArchive',
};
