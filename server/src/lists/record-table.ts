import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Actor } from '../access/actor';
import { audit } from '../audit/audit';
import { changesOf, firstValues, type Changes } from '../audit/changes';
import type { Database, Transaction } from '../db/database';
import { AppError } from '../errors';
import { createOnce, type IdempotencyKey } from '../http/idempotency';
import { expectVersion } from '../http/version';
import { announceRecords } from './announce-records';
import { expectUnlocked } from './locked-rows';
import { readRow, type PlainList } from './plain-list';
import { withoutHidden } from './search.rule';

/** How the records of a list are written: one table with `id` and `version`. */
export interface RecordTable {
  table: string;
  /** The column of each field of a body. */
  columns: Readonly<Record<string, string>>;
  /** What is said where another record has this text already, in whatever case and with whatever blanks. */
  unique?: Readonly<Record<string, string>>;
  /** The table that a field names a record of, and what is said where that is gone. */
  references?: Readonly<Record<string, { table: string; gone: string }>>;
  /** What is said where a field would change that never does. */
  fixed?: Readonly<Record<string, string>>;
  /** Writes what a body says beyond the columns, in the same transaction. */
  writeParts?(tx: Transaction, id: number, body: object, actor: Actor): Promise<void>;
}

export type WrittenList = PlainList & { record: RecordTable };

type Fields = Record<string, unknown>;

const fieldsOf = ({ columns }: RecordTable, body: object): Fields =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => name in columns)
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? value.trim() : (value as unknown),
      ]),
  );

const columnOf = ({ columns }: RecordTable, name: string): Sql => raw(`"${columns[name] ?? name}"`);

const refuse = (fields: Record<string, string>): void => {
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
};

/** A name without what nobody tells apart: case, blanks and hidden letters, in every script. */
const folded = (text: string): string =>
  withoutHidden(text).normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Of two who write at once the second waits, so that it sees the first one's name. */
const expectUnique = async (
  tx: Transaction,
  record: RecordTable,
  fields: Fields,
  id: number,
): Promise<void> => {
  const names = Object.entries(record.unique ?? {}).filter(([name]) => fields[name] !== undefined);
  if (names.length === 0) return;
  await tx.run(sql`lock table ${raw(record.table)} in share row exclusive mode`);
  const taken: Record<string, string> = {};
  for (const [name, sentence] of names) {
    const others = await tx.many<{ name: string }>(sql`
      select ${columnOf(record, name)} as name from ${raw(record.table)} where id <> ${id}`);
    const own = folded(String(fields[name]));
    if (others.some((other) => folded(other.name) === own)) taken[name] = sentence;
  }
  refuse(taken);
};

const expectReferences = async (
  tx: Transaction,
  { references = {} }: RecordTable,
  fields: Fields,
): Promise<void> => {
  const gone: Record<string, string> = {};
  for (const [name, { table, gone: sentence }] of Object.entries(references)) {
    const id = fields[name] ?? undefined;
    if (id === undefined) continue;
    const found = await tx.one(sql`select 1 from ${raw(table)} where id = ${id} for key share`);
    if (!found) gone[name] = sentence;
  }
  refuse(gone);
};

const expectWritable = async (
  tx: Transaction,
  record: RecordTable,
  fields: Fields,
  id: number,
): Promise<void> => {
  await expectReferences(tx, record, fields);
  await expectUnique(tx, record, fields, id);
};

const tell = async (
  tx: Transaction,
  list: PlainList,
  actor: Actor,
  id: number,
  action: string,
  changes: Changes,
): Promise<void> => {
  const row = await tx.one<{ name: string }>(
    sql`select ${list.name} as name from ${list.from} where ${list.key} = ${id}`,
  );
  await audit(tx, actor.userId, `${list.kind}.${action}`, { id, ...row, changes });
  announceRecords(tx, list, [id]);
};

/** Answers the id; the same key creates once. */
export const createRecord = (
  db: Database,
  list: WrittenList,
  actor: Actor,
  body: object,
  key: IdempotencyKey | undefined,
): Promise<number> =>
  createOnce(db, actor.userId, `${list.kind}.create`, key, async (tx) => {
    const { record } = list;
    const fields = fieldsOf(record, body);
    await expectWritable(tx, record, fields, 0);
    const names = Object.keys(fields);
    const row = await tx.one<{ id: number }>(sql`
      insert into ${raw(record.table)} (${join(names.map((name) => columnOf(record, name)))})
      values (${join(Object.values(fields))}) returning id`);
    const id = row?.id ?? 0;
    await record.writeParts?.(tx, id, body, actor);
    await tell(tx, list, actor, id, 'create', firstValues(fields));
    return id;
  });

/**
 * Changes the fields that were sent.
 * @throws AppError `STALE_VERSION` with the stored record when it was based on an older version.
 */
export const updateRecord = (
  db: Database,
  list: WrittenList,
  actor: Actor,
  id: number,
  body: { version?: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { record } = list;
    const stored = await tx.one<Fields & { version: number }>(sql`
      select * from ${raw(record.table)} where id = ${id} for update`);
    if (!stored) throw new AppError('NOT_FOUND');
    await expectVersion(
      body.version,
      stored.version,
      async () => JSON.parse((await readRow(tx, list, id, actor)) ?? 'null') as unknown,
    );
    const fields = fieldsOf(record, body);
    const changed = Object.entries(fields).filter(
      ([name, value]) => stored[record.columns[name] ?? name] !== value,
    );
    if (changed.length > 0)
      await expectUnlocked(tx, list, [sql`${list.key} = ${id}`], 'Nothing was changed');
    const { fixed = {} } = record;
    refuse(
      Object.fromEntries(changed.flatMap(([name]) => (fixed[name] ? [[name, fixed[name]]] : []))),
    );
    await expectWritable(tx, record, fields, id);
    const values = changed.map(([name, value]) => sql`${columnOf(record, name)} = ${value}`);
    await tx.run(sql`
      update ${raw(record.table)} set ${join([...values, sql`version = version + 1`])}
      where id = ${id}`);
    await record.writeParts?.(tx, id, body, actor);
    const before: Fields = Object.fromEntries(
      Object.keys(fields).map((name) => [name, stored[record.columns[name] ?? name]]),
    );
    await tell(tx, list, actor, id, 'update', changesOf(before, fields));
  });
