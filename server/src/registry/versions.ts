import sql from 'sql-template-tag';
import type { Contributions } from '../../contract/registry/registry';
import type { RemoteVersion } from '../../contract/registry/registry-moves';
import type { Db } from '../db/database';
import { utc } from './utc';

interface StoredVersion {
  contributions: Contributions;
  isArchived: boolean;
  digest: string | null;
}

export const readVersion = (db: Db, id: string, version: string) =>
  db.one<StoredVersion>(sql`
    select contributions, is_archived as "isArchived", digest from remote_version
    where remote_id = ${id} and version = ${version}`);

/** Newest first. */
export const readVersions = (db: Db, id: string): Promise<RemoteVersion[]> =>
  db.many<RemoteVersion>(sql`
    select v.version, p.version is not null as "isLive", ${utc(sql`v.created_at`)} as "createdAt"
    from remote_version v
    left join remote_pointer p on p.remote_id = v.remote_id and p.version = v.version
    where v.remote_id = ${id} order by v.created_at desc, v.version desc`);

interface NewVersion {
  id: string;
  version: string;
  contributions: Contributions;
  digest: string;
}

export const addVersion = (
  db: Db,
  { id, version, contributions, digest }: NewVersion,
  isUploaded: boolean,
): Promise<number> =>
  db.run(sql`
    insert into remote_version (remote_id, version, contributions, is_archived, digest, is_uploaded)
    values (${id}, ${version}, ${JSON.stringify(contributions)}::jsonb, true, ${digest}, ${isUploaded})
    on conflict (remote_id, version) do update set is_archived = true`);
