import sql from 'sql-template-tag';
import type { Contributions, RegisteredRemote } from '../../../contract/console/registry/registry';
import { audit } from '../../platform/audit/audit';
import type { Db, Transaction } from '../../platform/db/database';
import { announceRegistry } from './announce-registry';
import { startVersionRetention } from './versions';

interface ServedVersion {
  version: string;
  contributions: Contributions;
}

export interface PointerRow extends ServedVersion {
  id: string;
  /** Canary version; `share` is the percentage of users who get it. */
  canary: (ServedVersion & { share: number }) | null;
  isEnabled: boolean;
  /** True for an uploaded version, false for one that was built next to the server. */
  isUploaded: boolean;
}

export const readPointers = (db: Db): Promise<PointerRow[]> =>
  db.many<PointerRow>(sql`
    select pointer.remote_id as id, live.version, live.contributions,
      is_enabled as "isEnabled", live.is_uploaded as "isUploaded",
      case when tried.version is not null then json_build_object('version', tried.version,
        'contributions', tried.contributions, 'share', share) end as canary
    from remote_pointer pointer join remote_version live using (remote_id, version)
      left join remote_canary canary
        on canary.remote_id = pointer.remote_id and taken_back_at is null
      left join remote_version tried
        on tried.remote_id = canary.remote_id and tried.version = canary.version
    order by pointer.remote_id`);

/**
 * Contributions of other remotes' current and canary versions, since a user may get several canary versions
 * at once.
 */
export const listOtherContributions = (all: readonly PointerRow[], id: string): Contributions[] =>
  all
    .filter((other) => other.isEnabled && other.id !== id)
    .flatMap(({ contributions, canary }) =>
      canary ? [contributions, canary.contributions] : [contributions],
    );

const toServedVersion = (
  id: string,
  { version, contributions }: ServedVersion,
  filesUrl: string,
) => ({
  version,
  entry: `${filesUrl}/remotes/${id}/${version}/mf-manifest.json`,
  contributions,
});

const toRegisteredRemote = (
  { id, canary, ...live }: PointerRow,
  filesUrl: string,
): RegisteredRemote => ({
  id,
  ...toServedVersion(id, live, filesUrl),
  ...(canary && { canary: { ...toServedVersion(id, canary, filesUrl), share: canary.share } }),
});

/** URLs of files begin with `filesUrl`; without it they are relative. */
export const readEnabledRemotes = async (db: Db, filesUrl = ''): Promise<RegisteredRemote[]> =>
  (await readPointers(db))
    .filter(({ isEnabled }) => isEnabled)
    .map((pointer) => toRegisteredRemote(pointer, filesUrl));

/**
 * Changes of current versions run one at a time, so that two remotes that conflict cannot both become
 * current.
 */
export const lockPointers = (tx: Transaction): Promise<unknown> =>
  tx.run(sql`lock table remote_pointer in share row exclusive mode`);

/** Ends a canary release and returns its version; undefined if it was already withdrawn. */
export const endCanary = async (tx: Transaction, id: string): Promise<string | undefined> => {
  const ended = await tx.one<{ version: string; isRunning: boolean }>(sql`
    delete from remote_canary where remote_id = ${id}
    returning version, taken_back_at is null as "isRunning"`);
  if (!ended?.isRunning) return undefined;
  await startVersionRetention(tx, id, ended.version);
  return ended.version;
};

/** Makes a version current and ends the canary release. The user is null for a service token. */
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
    if (moved === 0) return moved;
    await inner.run(sql`
      update remote_version v set left_at = now() from remote_pointer p
      where p.remote_id = ${id} and v.remote_id = ${id} and v.version = p.previous_version`);
    const canary = await endCanary(inner, id);
    const details = { id, version, ...(canary !== undefined && { canary }) };
    await audit(inner, movedBy, 'registry.move', { details }, 'remote');
    announceRegistry(inner);
    return moved;
  });
