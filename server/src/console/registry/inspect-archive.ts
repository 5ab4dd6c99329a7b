import { invalidField } from '../../platform/errors';
import type { Inspection } from '../../platform/files/inspector-thread';
import type { KnownFile } from '../../platform/files/file-changes';
import type { RemoteDescription } from './built-remote';
import { checkContents } from './check-contents';
import { ArchiveProblem, readArchive, tarOf } from './upload-archive';

/** A version that was sent: what it says of itself, held against its files, and these anew in a tar. */
export interface InspectedArchive {
  description: RemoteDescription;
  tar: Uint8Array;
}

/** Unpacks and checks what a team sent; for a thread of the inspector. */
export const inspectArchive = async ({ field, content }: KnownFile): Promise<InspectedArchive> => {
  try {
    const contents = await readArchive(content);
    return { description: await checkContents(contents), tar: await tarOf(contents) };
  } catch (error) {
    if (error instanceof ArchiveProblem) throw invalidField(field, error.message);
    throw error;
  }
};

export const archiveInspection: Inspection<InspectedArchive> = {
  module: 'console/registry/inspect-archive.ts',
  name: 'inspectArchive',
};
