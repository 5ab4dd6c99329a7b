import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Actor } from '../access/actor';
import { audit } from '../audit/audit';
import { getFieldChanges, toInitialChanges, type FieldChanges } from '../audit/field-changes';
import type { Database, Db, Transaction } from '../db/database';
import { AppError, invalidField } from '../errors';
import { createIdempotently, type IdempotencyKey } from '../http/idempotency';
import { assertVersion } from '../http/assert-version';
import { announceRecords } from './announce-records';
import { assertNoLockedRows } from './locked-rows';
import type { PlainList } from './plain-list';
import { readListRow } from './read-list-page';
import { findTakenFields, type UniqueField } from './find-taken-fields';

export type RecordFieldValues = Record<string, unknown>;

interface TableReference {
  table: string;
  gone: string;
  isActive?: true;
}

/** Table of records, with the columns `id` and `version`. */
export interface RecordTable {
  table: string;
  columns: Readonly<Record<string, string>>;
  unique?: Readonly<Record<string, string | UniqueField>>;
  /** On create, each value in the list `field` becomes a record of its own, with the value in field `as`. */
  each?: { field: string; as: string };
  references?: Readonly<Record<string, TableReference>>;
  /** Returns error messages by field; `id` is 0 for a new record. */
  check?: (
    body: RecordFieldValues,
    tx: Transaction,
    id: number,
  ) => Record<string, string> | Promise<Record<string, string>>;
  storedAs?: Readonly<Record<string, (value: never) => unknown>>;
  given?:
    Readonly<Record<string, Sql>> | ((fields: RecordFieldValues) => Readonly<Record<string, Sql>>);
  /** Error messages by field for fields that cannot be changed after creation. */
  fixed?: Readonly<Record<string, string>>;
  /** Locks tables or rows before anything is read. */
  hold?(tx: Transaction): Promise<unknown>;
  /**
   * Writes what is stored in other tables; `changed` names the fields that were updated in the same
   * transaction.
   */
  writeParts?(
    tx: Transaction,
    id: number,
    body: object,
    actor: Actor,
    changed: readonly string[],
  ): Promise<void>;
}

export type WritableList = PlainList & { record: RecordTable };

export const toRecordFieldValues = (
  { columns, storedAs = {} }: RecordTable,
  body: object,
): RecordFieldValues =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => name in columns)
      .map(([name, value]) => {
        const plain: unknown = typeof value === 'string' ? value.trim() : value;
        const store = storedAs[name];
        return [name, store ? store(plain as never) : plain];
      }),
  );

const toStoredFields = ({ columns }: RecordTable, stored: RecordFieldValues): RecordFieldValues =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, stored[column]]));

const toColumnName = ({ columns }: RecordTable, name: string): Sql =>
  raw(`"${columns[name] ?? name}"`);

const assertNoFaults = (fields: Record<string, string>): void => {
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
};

const assertReferencesExist = async (
  tx: Transaction,
  { references = {} }: RecordTable,
  fields: RecordFieldValues,
): Promise<void> => {
  const gone: Record<string, string> = {};
  for (const [name, { table, gone: sentence, isActive }] of Object.entries(references)) {
    const id = fields[name] ?? undefined;
    if (id === undefined) continue;
    const found = await tx.one(sql`
      select 1 from ${raw(table)} where id = ${id} ${isActive ? sql`and is_active` : empty}
      for key share`);
    if (!found) gone[name] = sentence;
  }
  assertNoFaults(gone);
};

/** Switches are sent as 1 or 0, also as text, but stored as booleans. */
export const isSameFieldValue = (stored: unknown, sent: unknown): boolean =>
  stored === (typeof stored === 'boolean' ? Number(sent) === 1 : sent);

/** `fields` is the whole record after the change; only the `sent` fields are checked. */
const assertWritable = async (
  tx: Transaction,
  record: RecordTable,
  fields: RecordFieldValues,
  sent: readonly string[],
  id = 0,
): Promise<void> => {
  await assertReferencesExist(
    tx,
    record,
    Object.fromEntries(sent.map((name) => [name, fields[name]])),
  );
  assertNoFaults(await findTakenFields(tx, record, fields, sent, id));
};

const recordRowWrite = async (
  tx: Transaction,
  list: PlainList,
  actor: Actor,
  id: number,
  action: string,
  changes: FieldChanges,
): Promise<void> => {
  const row = await tx.one<{ name: string }>(
    sql`select ${list.name} as name from ${list.from} where ${list.key} = ${id}`,
  );
  const line = list.idsOnly
    ? { id, details: { fields: Object.keys(changes) } }
    : { id, ...row, changes };
  await audit(tx, actor.userId, `${list.kind}.${action}`, line);
  announceRecords(tx, list, [id]);
};

export const insertRecord = async (
  tx: Transaction,
  list: WritableList,
  actor: Actor,
  body: object,
): Promise<number> => {
  const { record } = list;
  assertNoFaults((await record.check?.({ ...body }, tx, 0)) ?? {});
  const fields = toRecordFieldValues(record, body);
  const names = Object.keys(fields);
  await assertWritable(tx, record, fields, names);
  const given = Object.entries(
    (typeof record.given === 'function' ? record.given(fields) : record.given) ?? {},
  );
  const columns = names.map((name) => toColumnName(record, name));
  const row = await tx.one<{ id: number }>(sql`
    insert into ${raw(record.table)} (${join([...columns, ...given.map(([name]) => raw(name))])})
    values (${join([...Object.values(fields), ...given.map(([, value]) => value)])}) returning id`);
  const id = row?.id ?? 0;
  await record.writeParts?.(tx, id, body, actor, names);
  await recordRowWrite(tx, list, actor, id, 'create', toInitialChanges(fields));
  return id;
};

const insertRowForEach = async (
  tx: Transaction,
  list: WritableList,
  actor: Actor,
  { field, as }: { field: string; as: string },
  values: readonly string[],
): Promise<number> => {
  const ids: number[] = [];
  for (const value of values)
    ids.push(
      await insertRecord(tx, list, actor, { [as]: value }).catch((error: unknown) => {
        const sentence = error instanceof AppError ? error.fields?.[as] : undefined;
        throw sentence === undefined ? error : invalidField(field, `${value}: ${sentence}`);
      }),
    );
  return ids[0] ?? 0;
};

/**
 * Creates a record, or several, and returns the first new id. A repeated call with the same key creates
 * nothing.
 */
export const createRecord = (
  db: Database,
  list: WritableList,
  actor: Actor,
  body: object,
  key: IdempotencyKey | undefined,
): Promise<number> =>
  createIdempotently(db, actor.userId, `${list.kind}.create`, key, async (tx) => {
    const { each, hold } = list.record;
    await hold?.(tx);
    if (!each) return insertRecord(tx, list, actor, body);
    const values = (body as Record<string, string[]>)[each.field] ?? [];
    return insertRowForEach(tx, list, actor, each, values);
  });

/** @throws AppError `STALE_VERSION` with the stored record when `version` is outdated. */
export const updateRecord = (
  db: Db,
  list: WritableList,
  actor: Actor,
  id: number,
  body: { version?: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { record } = list;
    await record.hold?.(tx);
    const stored = await tx.one<RecordFieldValues & { version: number }>(sql`
      select * from ${raw(record.table)} where id = ${id} for update`);
    const shown = stored && (await readListRow(tx, list, id, actor));
    if (!shown) throw new AppError('NOT_FOUND');
    await assertVersion(body.version, stored.version, () => Promise.resolve(JSON.parse(shown)));
    assertNoFaults((await record.check?.({ ...body }, tx, id)) ?? {});
    const fields = toRecordFieldValues(record, body);
    const changed = Object.entries(fields).filter(
      ([name, value]) => !isSameFieldValue(stored[record.columns[name] ?? name], value),
    );
    if (changed.length > 0)
      await assertNoLockedRows(tx, list, [sql`${list.key} = ${id}`], 'Nothing was changed');
    const { fixed = {} } = record;
    assertNoFaults(
      Object.fromEntries(changed.flatMap(([name]) => (fixed[name] ? [[name, fixed[name]]] : []))),
    );
    const sent = changed.map(([name]) => name);
    await assertWritable(tx, record, { ...toStoredFields(record, stored), ...fields }, sent, id);
    const values = changed.map(([name, value]) => sql`${toColumnName(record, name)} = ${value}`);
    await tx.run(sql`
      update ${raw(record.table)} set ${join([...values, sql`version = version + 1`])}
      where id = ${id}`);
    await record.writeParts?.(tx, id, body, actor, sent);
    const before: RecordFieldValues = Object.fromEntries(
      Object.keys(fields).map((name) => [name, stored[record.columns[name] ?? name]]),
    );
    await recordRowWrite(tx, list, actor, id, 'update', getFieldChanges(before, fields));
  });
