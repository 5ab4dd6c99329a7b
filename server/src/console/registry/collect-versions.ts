import sql, { type Sql } from 'sql-template-tag';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { announceRegistry } from './announce-registry';
import { lockPointers } from './pointers';
import type { RemoteFiles } from './remote-files';

/** Days that a version's files are stored after it was last served, unless it is needed. */
export const retentionDays = 14;

interface CollectOptions {
  db: Database;
  remoteFiles: Pick<RemoteFiles, 'remove'>;
  /** Current time in SQL; by default the database's clock. */
  now?: Sql;
}

/** True for current, previous and canary versions, and for those that open tabs report. */
const isVersionNeeded = sql`
  exists (select from remote_pointer p where p.remote_id = v.remote_id
    and v.version in (p.version, p.previous_version))
  or exists (select from remote_canary c where c.remote_id = v.remote_id and c.version = v.version)
  or exists (select from remote_tab t where t.remote_id = v.remote_id and t.version = v.version)`;

/**
 * The lock prevents concurrent moves to a version that is removed, and makes one server alone do this work.
 */
export const removeUnneededVersions = ({
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
    // Versions are removed one after the other, since each removal takes a connection from the pool.
    tx.afterCommit(async () => {
      for (const { id, version } of old)
        await remoteFiles.remove(id, version).catch(() => undefined);
    });
    announceRegistry(tx);
    return old;
  });
