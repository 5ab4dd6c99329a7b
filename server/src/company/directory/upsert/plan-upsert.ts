import sql, { raw } from 'sql-template-tag';
import {
  directoryFields,
  directoryKinds,
  upsertMessages,
  type DirectoryKind,
} from '../../../../contract/company/directory/directory-constants';
import type { Db } from '../../../platform/db/database';
import type { EntryResult } from '../../../platform/http/entry-validator';
import { visitRowsWithoutBlocking } from '../../../platform/lists/visit-rows-in-turns';
import { isSameFieldValue, type RecordFieldValues } from '../../../platform/lists/record-table';
import { directoryLists } from '../directory.list';
import {
  toUpsertEntry,
  isRefusedEntry,
  type UpsertEntry,
  type PlannedRecord,
} from './upsert-entry';
import { readExpectedStates } from './expected-states';
import {
  findMatchingRecord,
  toUniqueKey,
  getIdentifyingFields,
  readMatchContext,
  resolveReferenceTexts,
} from './find-records';
import { refuseInvalidParents, refuseInvalidReferences } from './judge-references';
import { refuseTakenNames } from './refuse-taken-names';
import { planRoleChanges } from './plan-roles';

export interface UpsertPlan {
  /** Planned records in the order of the request. */
  records: PlannedRecord[];
  /** Positions of records in the request, sorted so that referenced records come first. */
  order: number[];
}

export interface UpsertRequest {
  kind: DirectoryKind;
  entries: readonly EntryResult[];
  /** Id of the calling user, who may not deactivate themselves. */
  userId: number;
  mayAssign: boolean;
  /** Name of a record in error messages, such as `record 3` or `line 4`. */
  placeOf: (at: number) => string;
}

const readStoredFields = async (db: Db, kind: DirectoryKind, ids: number[]) => {
  const { table, columns } = directoryLists[kind].record;
  const rows = await db.many<RecordFieldValues & { id: number }>(
    sql`select * from ${raw(table)} where id = any (${ids}::integer[])`,
  );
  const stored = new Map<number, RecordFieldValues>();
  await visitRowsWithoutBlocking(rows, (row) => {
    const fields = Object.entries({ ...columns, status: 'is_active' });
    stored.set(row.id, Object.fromEntries(fields.map(([name, column]) => [name, row[column]])));
  });
  return stored;
};

const refuseMissingFields = (kind: DirectoryKind, { fields, texts, faults }: UpsertEntry): void => {
  for (const [name, field] of directoryFields(kind)) {
    if (!field.required || texts.has(name)) continue;
    const key = field.type === 'record' ? `${name}Id` : name;
    if (fields[key] == null || fields[key] === '') faults[name] = upsertMessages.required;
  }
};

const refuseRepeatedEntries = (kind: DirectoryKind, candidates: readonly UpsertEntry[]): void => {
  const seen = new Set<number>();
  for (const candidate of candidates) {
    const { id, fields, faults } = candidate;
    if (isRefusedEntry(candidate)) continue;
    const field = fields.externalId ? 'externalId' : getIdentifyingFields(kind).name;
    if (seen.has(id)) faults[field] = upsertMessages.repeated(directoryKinds[kind].one);
    seen.add(id);
  }
};

const matchEntries = async (db: Db, kind: DirectoryKind, candidates: readonly UpsertEntry[]) => {
  const around = await readMatchContext(db, kind, candidates);
  const { name: _, within } = getIdentifyingFields(kind);
  const byOwnKey = new Map<string, number>();
  await visitRowsWithoutBlocking(around.own.rows.values(), (row) => {
    if (!row.isRemoved) byOwnKey.set(toUniqueKey(row.name, within && row.within), row.id);
  });
  await visitRowsWithoutBlocking(candidates, (one) => {
    resolveReferenceTexts(around, kind, one, (of) => of !== kind);
  });
  await visitRowsWithoutBlocking(around.order, (at) => {
    const one = candidates[at];
    if (!one) return;
    if (within === 'parentId') resolveReferenceTexts(around, kind, one, (of) => of === kind);
    one.id = findMatchingRecord(around, byOwnKey, kind, one);
  });
  await visitRowsWithoutBlocking(candidates, (one) => {
    resolveReferenceTexts(around, kind, one, (of) => of === kind);
  });
  return { around, byOwnKey };
};

export const planUpsert = async (
  db: Db,
  { kind, entries, userId, mayAssign, placeOf }: UpsertRequest,
): Promise<UpsertPlan> => {
  const records: PlannedRecord[] = [];
  await visitRowsWithoutBlocking(entries, (entry, at) => {
    records.push({
      ...toUpsertEntry(kind, entry, at),
      outcome: 'refused',
      changed: [],
      before: {},
    });
  });
  const { around, byOwnKey } = await matchEntries(db, kind, records);
  const stored = await readStoredFields(
    db,
    kind,
    records.flatMap(({ id }) => (id > 0 ? [id] : [])),
  );
  await visitRowsWithoutBlocking(records, (one) => {
    if (isRefusedEntry(one)) return;
    const before = stored.get(one.id);
    one.before = before ?? {};
    one.changed = Object.keys(one.fields).filter(
      (name) => !before || !isSameFieldValue(before[name], one.fields[name]),
    );
    if (!before) refuseMissingFields(kind, one);
  });
  await planRoleChanges(db, kind, records, mayAssign);
  refuseRepeatedEntries(kind, records);
  await readExpectedStates(db, kind, records, { userId, today: around.today });
  await visitRowsWithoutBlocking(records, (one) => refuseInvalidReferences(around, kind, one));
  await visitRowsWithoutBlocking(records, (one) => refuseTakenNames(around, byOwnKey, kind, one));
  await refuseInvalidParents(around, kind, records, placeOf);
  await visitRowsWithoutBlocking(records, (one) => {
    if (isRefusedEntry(one)) return;
    one.outcome = one.id < 0 ? 'created' : one.changed.length > 0 ? 'updated' : 'unchanged';
  });
  return { records, order: around.order };
};
