import sql from 'sql-template-tag';
import type { Contributions, RegisteredRemote } from '../../contract/registry/registry';
import { audit } from '../audit/audit';
import type { Db } from '../db/database';

interface PointerRow {
  id: string;
  version: string;
  contributions: Contributions;
}

/** The version of each remote that is live. */
export const readPointers = (db: Db): Promise<PointerRow[]> =>
  db.many<PointerRow>(sql`
    select remote_id as id, version, contributions
    from remote_pointer join remote_version using (remote_id, version) order by remote_id`);

export const toRegistered = ({ id, version, contributions }: PointerRow): RegisteredRemote => ({
  id,
  version,
  entry: `/remotes/${id}/${version}/mf-manifest.json`,
  contributions,
});

export const readVersion = (db: Db, id: string, version: string) =>
  db.one<{ contributions: Contributions; isArchived: boolean }>(sql`
    select contributions, is_archived as "isArchived" from remote_version where remote_id = ${id} and version = ${version}`);

/** Newest first. */
export const readVersions = (db: Db, id: string) =>
  db.many<{ version: string; isLive: boolean; createdAt: string }>(sql`
    select v.version, p.version is not null as "isLive",
      to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
    from remote_version v
    left join remote_pointer p on p.remote_id = v.remote_id and p.version = v.version
    where v.remote_id = ${id} order by v.created_at desc, v.version desc`);

export const addVersion = (db: Db, { id, version, contributions }: PointerRow): Promise<number> =>
  db.run(sql`
    insert into remote_version (remote_id, version, contributions, is_archived)
    values (${id}, ${version}, ${JSON.stringify(contributions)}::jsonb, true)
    on conflict (remote_id, version) do update set is_archived = true`);

/** Makes a version live. The pointer is the only thing that ever moves. */
export const movePointer = (
  db: Db,
  id: string,
  version: string,
  movedBy: number | null,
): Promise<number> =>
  db.transaction(async (inner) => {
    const moved = await inner.run(sql`
      insert into remote_pointer (remote_id, version, moved_by)
      values (${id}, ${version}, ${movedBy})
      on conflict (remote_id) do update
        set previous_version = remote_pointer.version, version = excluded.version,
          moved_at = now(), moved_by = excluded.moved_by
        where remote_pointer.version <> excluded.version`);
    if (moved > 0)
      await audit(inner, movedBy, 'registry.move', { details: { id, version } }, 'remote');
    return moved;
  });
