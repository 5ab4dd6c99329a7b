import sql, { type Sql } from 'sql-template-tag';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { announceRegistry } from './announce-registry';
import { lockPointers } from './pointers';
import type { RemoteFiles } from './remote-files';

/** Days that an unneeded version stays after it was last served. */
export const retentionDays = 14;

interface CollectOptions {
  db: Database;
  remoteFiles: Pick<RemoteFiles, 'remove'>;
  /** Defaults to the database's clock. */
  now?: Sql;
}

/** Current, previous and canary versions, and those reported by open tabs. */
const isVersionNeeded = sql`
  exists (select from remote_pointer p where p.remote_id = v.remote_id
    and v.version in (p.version, p.previous_version))
  or exists (select from remote_canary c where c.remote_id = v.remote_id and c.version = v.version)
  or exists (select from remote_tab t where t.remote_id = v.remote_id and t.version = v.version)`;

/** The lock stops a concurrent move to a removed version, and lets one server alone do the work. */
export const collectVersions = ({
  db,
  remoteFiles,
  now = sql`now()`,
}: CollectOptions): Promise<{ id: string; version: string }[]> =>
  db.transaction(async (tx) => {
    await lockPointers(tx);
    const old = await tx.many<{ id: string; version: string }>(sql`
      update remote_version v set is_archived = false, collected_at = now()
      where is_archived and greatest(created_at, left_at) < ${now} - ${retentionDays} * interval '1 day'
        and not (${isVersionNeeded})
      returning remote_id as id, version`);
    if (old.length === 0) return old;
    const records = old.map((details) => ({ details }));
    await audit(tx, null, 'registry.collect', records, 'remote');
    // In sequence, since each removal takes connections from the pool.
    tx.afterCommit(async () => {
      for (const { id, version } of old)
        await remoteFiles.remove(id, version).catch(() => undefined);
    });
    announceRegistry(tx);
    return old;
  });
