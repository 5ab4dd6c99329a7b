import sql from 'sql-template-tag';
import type { Database, Db } from '../../platform/db/database';
import type { ErasureDependencies } from './erasure-dependencies';
import { erasePeople } from './erase-people';
import {
  appendLedger,
  excludeKnownLedgerEntries,
  listEntriesInForce,
  readLedger,
  type LedgerEntry,
} from './ledger-file';

const readStored = (db: Db): Promise<LedgerEntry[]> =>
  db.many<LedgerEntry>(sql`
    select applicant_ids as "applicantIds", to_json(erased_at) #>> '{}' as "erasedAt", reason, rule
    from erasure where restored_at is null`);

/**
 * People who are the same as in the ledger: after a restored backup, an id may have been reused for somebody
 * who applied later.
 */
const listSamePeople = async (
  db: Db,
  { applicantIds, erasedAt }: LedgerEntry,
): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    select id from applicant where id = any(${applicantIds}::integer[])
      and merged_into_id is null and created_at <= ${erasedAt}::timestamptz`);
  return rows.map(({ id }) => id);
};

/**
 * Repeats erasures after a backup was restored, which brings anonymised people back: first those in the
 * ledger of the data folder; then adds to it those that only the database has. Returns the number of people
 * anonymised again.
 */
export const repeatErasuresOfLedger = async (
  db: Database,
  parts: ErasureDependencies,
  folder: string,
): Promise<number> => {
  const kept = await readLedger(folder);
  const stored = await readStored(db);
  let again = 0;
  for (const entry of excludeKnownLedgerEntries(listEntriesInForce(kept), stored)) {
    const { erasedAt, reason, rule } = entry;
    const erased = await db.transaction(async (tx) =>
      erasePeople(tx, parts, await listSamePeople(tx, entry), {
        ...{ actorId: null, reason, rule },
        erasedAt,
      }),
    );
    again += erased.length;
  }
  await appendLedger(folder, excludeKnownLedgerEntries(stored, listEntriesInForce(kept)));
  return again;
};
