import sql from 'sql-template-tag';
import type { Actor } from '../../platform/access/actor';
import type { Db, Transaction } from '../../platform/db/database';
import type { PlainList } from '../../platform/lists/plain-list';
import { insertRecord, type WritableList } from '../../platform/lists/record-table';

const foldName = (name: string): string => name.trim().toLowerCase();

export const readIdsByName = async (
  db: Db,
  { key, name, from }: Pick<PlainList, 'key' | 'name' | 'from'>,
): Promise<{ idOf: (name: string) => number | undefined }> => {
  const rows = await db.many<{ id: number; name: string }>(
    sql`select ${key} as id, ${name} as name from ${from}`,
  );
  const ids = new Map(rows.map((row) => [foldName(row.name), row.id]));
  return { idOf: (wanted) => ids.get(foldName(wanted)) };
};

export const withAnnouncedRecordKinds = (
  list: WritableList,
  { create }: { create: { changes?: readonly string[] } },
): WritableList => ({ ...list, changes: create.changes ?? [] });

export interface AddResult {
  /** Ids of existing and added records, in the order of the given names. */
  ids: number[];
  created: number[];
}

export const addMissingRecords = async (
  tx: Transaction,
  actor: Actor,
  list: WritableList,
  bodies: readonly (readonly [name: string, body: object])[],
): Promise<AddResult> => {
  const { idOf } = await readIdsByName(tx, list);
  const added: AddResult = { ids: [], created: [] };
  for (const [name, body] of bodies) {
    const known = idOf(name);
    const id = known ?? (await insertRecord(tx, list, actor, body));
    added.ids.push(id);
    if (known === undefined) added.created.push(id);
  }
  return added;
};
