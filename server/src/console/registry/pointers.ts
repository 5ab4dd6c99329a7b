import sql from 'sql-template-tag';
import type { Contributions, RegisteredRemote } from '../../../contract/registry/registry';
import { audit } from '../../platform/audit/audit';
import type { Db, Transaction } from '../../platform/db/database';
import { announceRegistry } from './announce-registry';
import { leaveVersion } from './versions';

interface Served {
  version: string;
  contributions: Contributions;
}

export interface PointerRow extends Served {
  id: string;
  /** What a share of the people, in per cent, is given instead. */
  canary: (Served & { share: number }) | null;
  isEnabled: boolean;
  /** By its team, rather than found built beside the server. */
  isUploaded: boolean;
}

/** The versions of each remote that the console serves. */
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

/** What the others contribute that the console offers, to whoever has their canaries too. */
export const othersThan = (all: readonly PointerRow[], id: string): Contributions[] =>
  all
    .filter((other) => other.isEnabled && other.id !== id)
    .flatMap(({ contributions, canary }) =>
      canary ? [contributions, canary.contributions] : [contributions],
    );

const served = (id: string, { version, contributions }: Served, filesUrl: string) => ({
  version,
  entry: `${filesUrl}/remotes/${id}/${version}/mf-manifest.json`,
  contributions,
});

const toRegistered = ({ id, canary, ...live }: PointerRow, filesUrl: string): RegisteredRemote => ({
  id,
  ...served(id, live, filesUrl),
  ...(canary && { canary: { ...served(id, canary, filesUrl), share: canary.share } }),
});

/** The remotes that the console offers, with paths of its own or with addresses below `filesUrl`. */
export const readOffered = async (db: Db, filesUrl = ''): Promise<RegisteredRemote[]> =>
  (await readPointers(db))
    .filter(({ isEnabled }) => isEnabled)
    .map((pointer) => toRegistered(pointer, filesUrl));

/** Lets one move at a time go on, so that no two remotes go live that do not agree. */
export const lockPointers = (tx: Transaction): Promise<unknown> =>
  tx.run(sql`lock table remote_pointer in share row exclusive mode`);

/**
 * Takes a remote's canary out, also what is left of one that was taken back.
 * @returns the version that ran until now.
 */
export const endCanary = async (tx: Transaction, id: string): Promise<string | undefined> => {
  const ended = await tx.one<{ version: string; isRunning: boolean }>(sql`
    delete from remote_canary where remote_id = ${id}
    returning version, taken_back_at is null as "isRunning"`);
  if (!ended?.isRunning) return undefined;
  await leaveVersion(tx, id, ended.version);
  return ended.version;
};

/**
 * Makes a version live, for everybody: a canary ends by it. The pointer is the only thing that ever moves;
 * a service token's person is none.
 */
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
