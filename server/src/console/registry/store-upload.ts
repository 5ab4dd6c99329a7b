import type { Database } from '../../platform/db/database';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import { AppError, invalidField } from '../../platform/errors';
import type { FileInspector } from '../../platform/files/file-inspector';
import type { SentFile } from '../../platform/http/body';
import { announceRegistry } from './announce-registry';
import { archiveInspection } from './inspect-archive';
import type { RemoteFiles } from './remote-files';
import { assertQuota, lockRemote, type RemoteQuota } from './remote-quota';
import { addRemoteVersion, lockRemoteVersion, readRemoteVersion } from './versions';

interface UploadDependencies {
  db: Database;
  remoteFiles: RemoteFiles;
  inspector: FileInspector;
  quota: RemoteQuota;
}

/**
 * Stores an upload. Repeating it with equal bytes is accepted; other bytes for the same version are refused.
 */
export const storeUpload = async (
  { db, remoteFiles, inspector, quota }: UploadDependencies,
  { userId }: Actor,
  id: string,
  archive: SentFile,
): Promise<string> => {
  const { description, tar } = await inspector.inspect(archiveInspection, archive, userId);
  const { version, digest } = description;
  if (description.id !== id)
    throw invalidField('archive', `It holds the remote "${description.id}", not "${id}".`);
  await db.transaction(async (tx) => {
    await lockRemote(tx, id);
    await lockRemoteVersion(tx, id, version);
    const known = await readRemoteVersion(tx, id, version);
    if (known && known.digest !== digest)
      throw new AppError('ALREADY_EXISTS', {
        message: `${id} ${version} was uploaded before with other bytes, and a version never changes. Give this one another number.`,
      });
    if (known?.isArchived && (await remoteFiles.isKept(id, version))) return;
    await assertQuota(tx, id, quota, tar.length);
    await remoteFiles.keep(tx, description, Buffer.from(tar.buffer, tar.byteOffset, tar.length));
    await addRemoteVersion(tx, { ...description, bytes: tar.length }, true);
    await audit(tx, userId, 'registry.upload', { details: { id, version } }, 'remote');
    announceRegistry(tx);
  });
  return version;
};
