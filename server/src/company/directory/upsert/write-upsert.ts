import sql, { join, raw, type Sql } from 'sql-template-tag';
import {
  directoryKinds,
  type DirectoryKind,
} from '../../../../contract/company/directory/directory-constants';
import { directoryCalls } from '../../../../contract/company/directory/directory.calls';
import { audit, type AuditedRecord } from '../../../platform/audit/audit';
import { getFieldChanges, toInitialChanges } from '../../../platform/audit/field-changes';
import type { Transaction } from '../../../platform/db/database';
import { announceRecords } from '../../../platform/lists/announce-records';
import type { RecordFieldValues } from '../../../platform/lists/record-table';
import { recordEmailTrust } from '../../../identity/people/email-trust';
import { deactivatePeopleAfterLastDay } from '../../../identity/people/leavers';
import { peopleDisplayChanged } from '../../../identity/people/hooks';
import { writePeopleState } from '../../../identity/people/write-person';
import { getDirectoryColumns, getDirectoryTrees } from '../columns';
import { directoryLists } from '../directory.list';
import type { PlannedRecord } from './upsert-entry';
import { writeImportedRoles } from './write-roles';

interface WrittenColumn {
  key: string;
  column: string;
  type: 'text' | 'date' | 'integer' | 'boolean';
  /** Value of the column in new records that do not contain it. */
  empty: '' | null | true;
}

const columnTypes = { text: 'text', email: 'text', day: 'date', record: 'integer' } as const;

/** A person's status is not a plain column and is written separately. */
const listColumns = (kind: DirectoryKind): WrittenColumn[] => [
  ...getDirectoryColumns(kind).map(({ key, column, field: { type } }): WrittenColumn => ({
    ...{ key, column, type: columnTypes[type], empty: columnTypes[type] === 'text' ? '' : null },
  })),
  { key: 'externalId', column: 'external_id', type: 'text', empty: null },
  ...(kind === 'people'
    ? []
    : [{ key: 'status', column: 'is_active', type: 'boolean', empty: true } as const]),
];

const joinColumns = (columns: readonly WrittenColumn[], prefix = ''): Sql =>
  join(columns.map(({ column }) => raw(`${prefix}${column}`)));

const toSentTable = (columns: readonly WrittenColumn[], records: readonly PlannedRecord[]): Sql => {
  const rows = records.map(({ id, before, fields }) => {
    const values: RecordFieldValues = { ...before, ...fields };
    const stored = columns.map(({ key, column, type, empty }): [string, unknown] => {
      const value = values[key] ?? empty;
      return [column, type === 'boolean' ? value === true || value === 1 : value];
    });
    return { id, ...Object.fromEntries(stored) };
  });
  const types = columns.map(({ column, type }) => raw(`${column} ${type}`));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (id integer, ${join(types)})`;
};

/** Replaces the temporary negative ids of new records by real ids, also in references. */
const assignIds = async (
  tx: Transaction,
  kind: DirectoryKind,
  written: readonly PlannedRecord[],
): Promise<void> => {
  const created = written.filter(({ outcome }) => outcome === 'created');
  const { table } = directoryLists[kind].record;
  const rows = await tx.many<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id
    from generate_series(1, ${created.length}::integer)`);
  const ids = new Map(created.map(({ id }, at) => [id, rows[at]?.id ?? 0]));
  for (const record of written) {
    record.id = ids.get(record.id) ?? record.id;
    for (const { key } of getDirectoryTrees(kind)) {
      const above = record.fields[key];
      if (typeof above === 'number') record.fields[key] = ids.get(above) ?? above;
    }
  }
};

const toAuditedRecord = (kind: DirectoryKind, { id, fields, before, outcome }: PlannedRecord) => {
  if (directoryLists[kind].idsOnly) return { id, details: { fields: Object.keys(fields) } };
  const changes =
    outcome === 'created' ? toInitialChanges(fields) : getFieldChanges(before, fields);
  return { id, name: String(fields.name ?? before.name), changes } satisfies AuditedRecord;
};

const insertRecords = async (
  tx: Transaction,
  kind: DirectoryKind,
  created: readonly PlannedRecord[],
): Promise<void> => {
  if (created.length === 0) return;
  const { table, given } = directoryLists[kind].record;
  const columns = listColumns(kind);
  const more = Object.entries(
    (typeof given === 'function'
      ? given({ email: sql`sent.email`, lastName: sql`sent.last_name` })
      : given) ?? {},
  );
  await tx.run(sql`
    insert into ${raw(table)} (${join([raw('id'), joinColumns(columns), ...more.map(([name]) => raw(name))])})
    select ${join([raw('sent.id'), joinColumns(columns, 'sent.'), ...more.map(([, value]) => value)])}
    from ${toSentTable(columns, created)}`);
};

const updateRecords = async (
  tx: Transaction,
  kind: DirectoryKind,
  updated: readonly PlannedRecord[],
): Promise<void> => {
  if (updated.length === 0) return;
  const columns = listColumns(kind);
  const values = columns.map(({ column }) => raw(`${column} = sent.${column}`));
  const { table } = directoryLists[kind].record;
  await tx.run(sql`
    update ${raw(table)} stored set ${join(values)}, version = stored.version + 1
    from ${toSentTable(columns, updated)} where stored.id = sent.id`);
};

const writePeopleStates = async (
  tx: Transaction,
  userId: number,
  people: readonly PlannedRecord[],
): Promise<void> => {
  const turned = people.filter(({ changed, outcome, fields }) =>
    outcome === 'created' ? fields.status === 0 : changed.includes('status'),
  );
  for (const isActive of [true, false]) {
    const these = turned.filter(({ fields }) => (fields.status === 1) === isActive);
    await writePeopleState(
      tx,
      userId,
      these.map(({ id }) => id),
      isActive,
    );
  }
};

const isPersonRenamed = ({ changed }: PlannedRecord): boolean =>
  changed.includes('firstName') || changed.includes('lastName');

export const writeUpsert = async (
  tx: Transaction,
  kind: DirectoryKind,
  userId: number,
  records: readonly PlannedRecord[],
): Promise<void> => {
  const written = records.filter(({ outcome }) => outcome === 'created' || outcome === 'updated');
  if (written.length === 0) return;
  await assignIds(tx, kind, written);
  const created = written.filter(({ outcome }) => outcome === 'created');
  const updated = written.filter(({ outcome }) => outcome === 'updated');
  await insertRecords(tx, kind, created);
  await updateRecords(tx, kind, updated);
  if (kind === 'people') {
    const readdressed = written.filter(({ changed }) => changed.includes('email'));
    await recordEmailTrust(
      tx,
      userId,
      readdressed.map(({ id }) => id),
    );
    await writeImportedRoles(tx, userId, written);
    await writePeopleStates(tx, userId, written);
    await peopleDisplayChanged.run(tx, {
      ids: updated.filter(isPersonRenamed).map(({ id }) => id),
    });
    await deactivatePeopleAfterLastDay(
      tx,
      userId,
      written.map(({ id }) => id),
    );
  }
  const { record } = directoryKinds[kind];
  const line = (one: PlannedRecord) => toAuditedRecord(kind, one);
  if (created.length > 0) await audit(tx, userId, `${record}.create`, created.map(line));
  if (updated.length > 0) await audit(tx, userId, `${record}.update`, updated.map(line));
  const { changes = [record] } = directoryCalls[kind].upsert;
  announceRecords(
    tx,
    { kind: record, changes },
    written.map(({ id }) => id),
  );
};
