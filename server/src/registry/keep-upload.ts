import type { Database } from '../db/database';
import type { Actor } from '../access/actor';
import { audit } from '../audit/audit';
import { AppError, invalidField } from '../errors';
import { checkContents } from './check-contents';
import { announceRegistry } from './announce-registry';
import type { RemoteFiles } from './remote-files';
import { ArchiveProblem, readArchive, tarOf } from './upload-archive';
import { addVersion, lockVersion, readVersion } from './versions';

/** What was sent, unpacked and held against what it says of itself. */
const inspect = async (archive: Buffer) => {
  try {
    const contents = await readArchive(archive);
    return { contents, description: await checkContents(contents) };
  } catch (error) {
    if (error instanceof ArchiveProblem) throw invalidField('archive', error.message);
    throw error;
  }
};

/**
 * Keeps a version of a remote, which is not live by that. The same bytes may come again; others under
 * the same number are refused, for a version never changes.
 * @returns the version's number.
 */
export const keepUpload = async (
  { db, remoteFiles }: { db: Database; remoteFiles: RemoteFiles },
  { userId }: Actor,
  id: string,
  archive: Buffer,
): Promise<string> => {
  const { contents, description } = await inspect(archive);
  const { version, digest } = description;
  if (description.id !== id)
    throw invalidField('archive', `It holds the remote "${description.id}", not "${id}".`);
  const tar = await tarOf(contents);
  await db.transaction(async (tx) => {
    await lockVersion(tx, id, version);
    const known = await readVersion(tx, id, version);
    if (known && known.digest !== digest)
      throw new AppError('ALREADY_EXISTS', {
        message: `${id} ${version} was uploaded before with other bytes, and a version never changes. Give this one another number.`,
      });
    if (known?.isArchived && (await remoteFiles.isKept(id, version))) return;
    await remoteFiles.keep(tx, description, tar);
    await addVersion(tx, description, true);
    await audit(tx, userId, 'registry.upload', { details: { id, version } }, 'remote');
    announceRegistry(tx);
  });
  return version;
};
