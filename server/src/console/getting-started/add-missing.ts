import sql from 'sql-template-tag';
import type { Actor } from '../../platform/access/actor';
import type { Db, Transaction } from '../../platform/db/database';
import type { PlainList } from '../../platform/lists/plain-list';
import { insertRecord, type WrittenList } from '../../platform/lists/record-table';

const folded = (name: string): string => name.trim().toLowerCase();

/** The ids of a list's records by their names, whatever the case. */
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

/** A list whose writes announce what the calls of its kind say that they change. */
export const writtenBy = (
  list: WrittenList,
  { create }: { create: { changes?: readonly string[] } },
): WrittenList => ({ ...list, changes: create.changes ?? [] });

export interface Added {
  /** Of each name in order, whether it was there or is new. */
  ids: number[];
  /** Only those that are new. */
  created: number[];
}

/** Adds the records whose names are missing, and leaves the others as they are. */
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
