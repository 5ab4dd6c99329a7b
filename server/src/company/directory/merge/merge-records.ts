import sql, { join, raw } from 'sql-template-tag';
import type { DirectoryKind } from '../../../../contract/company/directory/directory-constants';
import type { Merge, MergePreview } from '../../../../contract/company/directory/directory-merge';
import type { DirectoryBody } from '../../../../contract/company/directory/directory-record';
import type { Actor } from '../../../platform/access/actor';
import { audit } from '../../../platform/audit/audit';
import type { Database, Db, Transaction } from '../../../platform/db/database';
import { takeAdvisoryLock } from '../../../platform/db/locks';
import { AppError, invalidField } from '../../../platform/errors';
import { assertVersion } from '../../../platform/http/assert-version';
import { readListRow } from '../../../platform/lists/read-list-page';
import { updateRecord } from '../../../platform/lists/record-table';
import { readRecordUsage } from '../../../platform/lists/assert-unused';
import { announce } from '../../../platform/realtime/changes';
import { getDirectoryTrees } from '../columns';
import { directoryLists } from '../directory.list';
import { directoryTables } from '../tables';
import { readMergeConflicts } from './clashes';
import { moveRecordReferences } from './move-uses';

const assertDifferentRecords = (id: number, fromId: number): void => {
  if (id === fromId) throw invalidField('fromId', 'Choose another record than the one that stays.');
};

export const previewMerge = async (
  db: Db,
  kind: DirectoryKind,
  id: number,
  fromId: number,
): Promise<MergePreview> => {
  assertDifferentRecords(id, fromId);
  const list = directoryLists[kind];
  const there = await db.many(sql`
    select id from ${raw(directoryTables[kind].table)} where id = any (${[id, fromId]}::integer[])`);
  if (there.length < 2) throw new AppError('NOT_FOUND');
  const { records } = await readRecordUsage(db, list, [sql`${list.key} = ${fromId}`]);
  return { moves: records[0]?.by ?? [], clashes: await readMergeConflicts(db, kind, id, fromId) };
};

interface StoredRecord {
  id: number;
  version: number;
  name: string;
  externalId: string | null;
}

const lockBothRecords = async (
  tx: Transaction,
  kind: DirectoryKind,
  id: number,
  fromId: number,
) => {
  const { from, key, name } = directoryLists[kind];
  const rows = await tx.many<StoredRecord>(sql`
    select ${key} as id, record.version, ${name} as name,
      record.external_id as "externalId" from ${from}
    where ${key} = any (${[id, fromId]}::integer[]) order by ${key} for update`);
  const [stays, goes] = [id, fromId].map((one) => rows.find((row) => row.id === one));
  if (!stays || !goes) throw new AppError('NOT_FOUND');
  return { stays, goes };
};

/** If the surviving record is below the merged one, it gets the parent of the merged one. */
const inheritParent = async (tx: Transaction, kind: DirectoryKind, id: number, fromId: number) => {
  const table = raw(directoryTables[kind].table);
  const places = getDirectoryTrees(kind).map(({ column }) => {
    const above = raw(column);
    return sql`${above} = case when stays.${above} = ${fromId} then goes.${above} else stays.${above} end`;
  });
  if (places.length > 0)
    await tx.run(sql`
      update ${table} stays set ${join(places)} from ${table} goes
      where stays.id = ${id} and goes.id = ${fromId}`);
};

/**
 * Imports may still use the merged record's external id, so it is stored as an alias of the surviving record.
 */
const storeAliases = async (
  tx: Transaction,
  kind: DirectoryKind,
  stays: StoredRecord,
  goes: StoredRecord,
): Promise<void> => {
  await tx.run(sql`
    update merged_external_id set record_id = ${stays.id}
    where kind = ${kind} and record_id = ${goes.id}`);
  const ids = [stays.externalId, goes.externalId].filter(Boolean);
  await tx.run(sql`
    insert into merged_external_id (kind, external_id, record_id)
    select ${kind}, id, ${stays.id}::integer from unnest(${ids}::text[]) id
    on conflict (kind, external_id) do update set record_id = excluded.record_id`);
};

/** @throws AppError when a record was deleted or changed, or when there are conflicts. */
export const mergeRecords = (
  db: Database,
  kind: DirectoryKind,
  { actor, id }: { actor: Actor; id: number },
  { fromId, version, fromVersion, fields = {} }: Merge,
): Promise<void> =>
  db.transaction(async (tx) => {
    assertDifferentRecords(id, fromId);
    const list = directoryLists[kind];
    await takeAdvisoryLock(tx, 'directory');
    const { stays, goes } = await lockBothRecords(tx, kind, id, fromId);
    const shown = async (row: StoredRecord): Promise<unknown> =>
      JSON.parse((await readListRow(tx, list, row.id, actor)) ?? 'null');
    await assertVersion(version, stays.version, () => shown(stays));
    await assertVersion(fromVersion, goes.version, () => shown(goes));
    const [clash] = await readMergeConflicts(tx, kind, id, fromId);
    if (clash) throw new AppError('IN_USE', { message: `Nothing was merged. ${clash.words}` });
    await inheritParent(tx, kind, id, fromId);
    const changed = await moveRecordReferences(tx, kind, id, fromId);
    await tx.run(sql`delete from ${raw(directoryTables[kind].table)} where id = ${fromId}`);
    await storeAliases(tx, kind, stays, goes);
    const written: DirectoryBody & { version?: number } = fields;
    await updateRecord(tx, list, actor, id, written);
    await audit(tx, actor.userId, `${list.kind}.merge`, {
      ...{ id, name: stays.name },
      details: { mergedId: fromId, mergedName: goes.name },
    });
    for (const owner of changed) announce(tx, { owner, ids: [], jobIds: [] });
  });
