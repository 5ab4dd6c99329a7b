import sql, { type Sql } from 'sql-template-tag';
import type { Contributions, RegisteredRemote } from '../../contract/registry/registry';
import type { DeployedRemote, RemoteVersion } from '../../contract/registry/registry-moves';
import { audit } from '../audit/audit';
import type { Db, Transaction } from '../db/database';

interface PointerRow {
  id: string;
  version: string;
  contributions: Contributions;
  isEnabled: boolean;
  /** By its team, rather than found built beside the server. */
  isUploaded: boolean;
}

/** The version of each remote that is live. */
export const readPointers = (db: Db): Promise<PointerRow[]> =>
  db.many<PointerRow>(sql`
    select remote_id as id, version, contributions, is_enabled as "isEnabled",
      is_uploaded as "isUploaded"
    from remote_pointer join remote_version using (remote_id, version) order by remote_id`);

const toRegistered = ({ id, version, contributions }: PointerRow): RegisteredRemote => ({
  id,
  version,
  entry: `/remotes/${id}/${version}/mf-manifest.json`,
  contributions,
});

/** The remotes that the console offers. */
export const readOffered = async (db: Db): Promise<RegisteredRemote[]> =>
  (await readPointers(db)).filter(({ isEnabled }) => isEnabled).map(toRegistered);

/** Lets one move at a time go on, so that no two remotes go live that do not agree. */
export const lockPointers = (tx: Transaction): Promise<unknown> =>
  tx.run(sql`lock table remote_pointer in share row exclusive mode`);

interface StoredVersion {
  contributions: Contributions;
  isArchived: boolean;
  digest: string | null;
}

export const readVersion = (db: Db, id: string, version: string) =>
  db.one<StoredVersion>(sql`
    select contributions, is_archived as "isArchived", digest from remote_version
    where remote_id = ${id} and version = ${version}`);

const utc = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Newest first. */
export const readVersions = (db: Db, id: string): Promise<RemoteVersion[]> =>
  db.many<RemoteVersion>(sql`
    select v.version, p.version is not null as "isLive", ${utc(sql`v.created_at`)} as "createdAt"
    from remote_version v
    left join remote_pointer p on p.remote_id = v.remote_id and p.version = v.version
    where v.remote_id = ${id} order by v.created_at desc, v.version desc`);

/** Every remote that has a live version. */
export const readRemotes = (db: Db): Promise<DeployedRemote[]> =>
  db.many<DeployedRemote>(sql`
    select remote_id as id, version, previous_version as "previousVersion",
      is_enabled as "isEnabled", ${utc(sql`moved_at`)} as "movedAt"
    from remote_pointer order by remote_id`);

export const addVersion = (
  db: Db,
  {
    id,
    version,
    contributions,
    digest,
  }: { id: string; version: string; contributions: Contributions; digest: string },
  isUploaded: boolean,
): Promise<number> =>
  db.run(sql`
    insert into remote_version (remote_id, version, contributions, is_archived, digest, is_uploaded)
    values (${id}, ${version}, ${JSON.stringify(contributions)}::jsonb, true, ${digest}, ${isUploaded})
    on conflict (remote_id, version) do update set is_archived = true`);

/** Makes a version live. The pointer is the only thing that ever moves; a service token's person is none. */
export const movePointer = (
  db: Db,
  id: string,
  version: string,
  movedBy: number | null,
): Promise<number> =>
  db.transaction(async (inner) => {
    const person = movedBy !== null && movedBy > 0 ? movedBy : null;
    const moved = await inner.run(sql`
      insert into remote_pointer (remote_id, version, moved_by)
      values (${id}, ${version}, ${person})
      on conflict (remote_id) do update
        set previous_version = remote_pointer.version, version = excluded.version,
          moved_at = now(), moved_by = excluded.moved_by
        where remote_pointer.version <> excluded.version`);
    if (moved > 0)
      await audit(inner, movedBy, 'registry.move', { details: { id, version } }, 'remote');
    return moved;
  });
