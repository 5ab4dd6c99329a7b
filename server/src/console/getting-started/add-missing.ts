import sql from 'sql-template-tag';
import type { Actor } from '../../platform/access/actor';
import type { Db, Transaction } from '../../platform/db/database';
import type { PlainList } from '../../platform/lists/plain-list';
import { insertRecord, type WrittenList } from '../../platform/lists/record-table';

const folded = (name: string): string => name.trim().toLowerCase();

export const idsByName = async (
  db: Db,
  { key, name, from }: Pick<PlainList, 'key' | 'name' | 'from'>,
): Promise<{ idOf: (name: string) => number | undefined }> => {
  const rows = await db.many<{ id: number; name: string }>(
    sql`select ${key} as id, ${name} as name from ${from}`,
  );
  const ids = new Map(rows.map((row) => [folded(row.name), row.id]));
  return { idOf: (wanted) => ids.get(folded(wanted)) };
};

export const writtenBy = (
  list: WrittenList,
  { create }: { create: { changes?: readonly string[] } },
): WrittenList => ({ ...list, changes: create.changes ?? [] });

export interface Added {
  /** Ids in the order of the names, both existing and new. */
  ids: number[];
  created: number[];
}

export const addMissing = async (
  tx: Transaction,
  actor: Actor,
  list: WrittenList,
  bodies: readonly (readonly [name: string, body: object])[],
): Promise<Added> => {
  const { idOf } = await idsByName(tx, list);
  const added: Added = { ids: [], created: [] };
  for (const [name, body] of bodies) {
    const known = idOf(name);
    const id = known ?? (await insertRecord(tx, list, actor, body));
    added.ids.push(id);
    if (known === undefined) added.created.push(id);
  }
  return added;
};
