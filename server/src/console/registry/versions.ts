import sql from 'sql-template-tag';
import type { Contributions } from '../../../contract/console/registry/registry';
import type { RemoteVersion } from '../../../contract/console/registry/registry-moves';
import type { Db, Transaction } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';
import { formatUtc } from './format-utc';

interface StoredVersion {
  contributions: Contributions;
  /** True if the version's archive is in shared storage. */
  isArchived: boolean;
  /** True if the version's files were removed after the retention period. */
  isCollected: boolean;
  digest: string | null;
}

export const lockRemoteVersion = (tx: Transaction, id: string, version: string): Promise<unknown> =>
  tx.run(sql`select pg_advisory_xact_lock(4208, hashtext(${`${id}@${version}`}))`);

export const readRemoteVersion = (db: Db, id: string, version: string) =>
  db.one<StoredVersion>(sql`
    select contributions, is_archived as "isArchived", digest,
      collected_at is not null as "isCollected" from remote_version
    where remote_id = ${id} and version = ${version}`);

export const readRemoteVersions = (db: Db, id: string): Promise<RemoteVersion[]> =>
  db.many<RemoteVersion>(sql`
    select v.version, p.version is not null as "isLive", ${formatUtc(sql`v.created_at`)} as "createdAt"
    from remote_version v
    left join remote_pointer p on p.remote_id = v.remote_id and p.version = v.version
    where v.remote_id = ${id} and collected_at is null order by v.created_at desc, v.version desc`);

/** @throws AppError where the version cannot be served. */
export const assertVersionExists = async (
  db: Db,
  id: string,
  version: string,
): Promise<StoredVersion> => {
  const found = await readRemoteVersion(db, id, version);
  if (!found) throw invalidField('version', 'This version was never uploaded');
  if (found.isCollected)
    throw invalidField('version', 'This version was old, and its files are gone. Upload it again.');
  return found;
};

export const startVersionRetention = (db: Db, id: string, version: string): Promise<number> =>
  db.run(sql`
    update remote_version set left_at = now() where remote_id = ${id} and version = ${version}`);

interface NewVersion {
  id: string;
  version: string;
  contributions: Contributions;
  digest: string;
  bytes: number;
}

/** Adds a version, or restores one whose files were removed. */
export const addRemoteVersion = (
  db: Db,
  { id, version, contributions, digest, bytes }: NewVersion,
  isUploaded: boolean,
): Promise<number> =>
  db.run(sql`
    insert into remote_version 
      (remote_id, version, contributions, is_archived, digest, is_uploaded, bytes)
    values (${id}, ${version}, ${JSON.stringify(contributions)}::jsonb, true, ${digest}, ${isUploaded},
      ${bytes})
    on conflict (remote_id, version) do update set is_archived = true, collected_at = null,
      bytes = excluded.bytes,
      created_at = case when remote_version.collected_at is null then remote_version.created_at
        else now() end`);
