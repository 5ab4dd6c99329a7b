import sql, { type Sql } from 'sql-template-tag';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { announceRegistry } from './announce-registry';
import { lockPointers } from './pointers';
import type { RemoteFiles } from './remote-files';

/** Days that a version stays after it was last served. */
export const daysKept = 14;

interface Collecting {
  db: Database;
  remoteFiles: Pick<RemoteFiles, 'remove'>;
  /** The database's clock if left out. */
  now?: Sql;
}

/** What can be asked for still: live, before that, tried, or open in a tab, as far as any told of itself. */
const isNeeded = sql`
  exists (select from remote_pointer p where p.remote_id = v.remote_id
    and v.version in (p.version, p.previous_version))
  or exists (select from remote_canary c where c.remote_id = v.remote_id and c.version = v.version)
  or exists (select from remote_tab t where t.remote_id = v.remote_id and t.version = v.version)`;

/**
 * Removes the files of versions that nobody was served for 14 days and that nothing needs. It holds up
 * moves, so that none makes live what goes; of several servers that do it, one finds something.
 * @returns what was removed.
 */
export const collectVersions = ({
  db,
  remoteFiles,
  now = sql`now()`,
}: Collecting): Promise<{ id: string; version: string }[]> =>
  db.transaction(async (tx) => {
    await lockPointers(tx);
    const old = await tx.many<{ id: string; version: string }>(sql`
      update remote_version v set is_archived = false, collected_at = now()
      where is_archived and greatest(created_at, left_at) < ${now} - ${daysKept} * interval '1 day'
        and not (${isNeeded})
      returning remote_id as id, version`);
    if (old.length === 0) return old;
    const records = old.map((details) => ({ details }));
    await audit(tx, null, 'registry.collect', records, 'remote');
    // One after the other, for each takes connections of its own.
    tx.afterCommit(async () => {
      for (const { id, version } of old)
        await remoteFiles.remove(id, version).catch(() => undefined);
    });
    announceRegistry(tx);
    return old;
  });
