import sql, { raw } from 'sql-template-tag';
import {
  directoryFields,
  directoryKinds,
  upsertMessages,
  type DirectoryKind,
} from '../../../../contract/company/directory/directory-constants';
import type { Db } from '../../../platform/db/database';
import type { EntryResult } from '../../../platform/http/entry-validator';
import { visitInTurns } from '../../../platform/lists/visit-in-turns';
import { isSame, type Fields } from '../../../platform/lists/record-table';
import { directoryLists } from '../directory.list';
import { toUpsertEntry, isRefused, type UpsertEntry, type PlannedRecord } from './upsert-entry';
import { readExpectedStates } from './expected-states';
import {
  matchEntry,
  toUniqueKey,
  getIdentity,
  readMatchContext,
  resolveTexts,
} from './find-records';
import { refuseInvalidParents, refuseReferences } from './judge-references';
import { refuseTakenNames } from './refuse-taken-names';
import { planRoles } from './plan-roles';

export interface UpsertPlan {
  /** Records in the order of the request. */
  records: PlannedRecord[];
  /** Indexes sorted so that referenced records come first. */
  order: number[];
}

export interface UpsertRequest {
  kind: DirectoryKind;
  entries: readonly EntryResult[];
  /** The caller, who may not deactivate themselves. */
  userId: number;
  /** True if the caller may assign roles. */
  mayAssign: boolean;
  /** Name of a record in messages, such as `record 3` or `line 4`. */
  placeOf: (at: number) => string;
}

const readStoredFields = async (db: Db, kind: DirectoryKind, ids: number[]) => {
  const { table, columns } = directoryLists[kind].record;
  const rows = await db.many<Fields & { id: number }>(
    sql`select * from ${raw(table)} where id = any (${ids}::integer[])`,
  );
  const stored = new Map<number, Fields>();
  await visitInTurns(rows, (row) => {
    const fields = Object.entries({ ...columns, status: 'is_active' });
    stored.set(row.id, Object.fromEntries(fields.map(([name, column]) => [name, row[column]])));
  });
  return stored;
};

const checkRequired = (kind: DirectoryKind, { fields, texts, faults }: UpsertEntry): void => {
  for (const [name, field] of directoryFields(kind)) {
    if (!field.required || texts.has(name)) continue;
    const key = field.type === 'record' ? `${name}Id` : name;
    if (fields[key] == null || fields[key] === '') faults[name] = upsertMessages.required;
  }
};

const refuseRepeated = (kind: DirectoryKind, candidates: readonly UpsertEntry[]): void => {
  const seen = new Set<number>();
  for (const candidate of candidates) {
    const { id, fields, faults } = candidate;
    if (isRefused(candidate)) continue;
    const field = fields.externalId ? 'externalId' : getIdentity(kind).name;
    if (seen.has(id)) faults[field] = upsertMessages.repeated(directoryKinds[kind].one);
    seen.add(id);
  }
};

const matchEntries = async (db: Db, kind: DirectoryKind, candidates: readonly UpsertEntry[]) => {
  const around = await readMatchContext(db, kind, candidates);
  const { name: _, within } = getIdentity(kind);
  const byOwnKey = new Map<string, number>();
  await visitInTurns(around.own.rows.values(), (row) => {
    if (!row.isRemoved) byOwnKey.set(toUniqueKey(row.name, within && row.within), row.id);
  });
  await visitInTurns(candidates, (one) => {
    resolveTexts(around, kind, one, (of) => of !== kind);
  });
  await visitInTurns(around.order, (at) => {
    const one = candidates[at];
    if (!one) return;
    if (within === 'parentId') resolveTexts(around, kind, one, (of) => of === kind);
    one.id = matchEntry(around, byOwnKey, kind, one);
  });
  await visitInTurns(candidates, (one) => {
    resolveTexts(around, kind, one, (of) => of === kind);
  });
  return { around, byOwnKey };
};

export const planUpsert = async (
  db: Db,
  { kind, entries, userId, mayAssign, placeOf }: UpsertRequest,
): Promise<UpsertPlan> => {
  const records: PlannedRecord[] = [];
  await visitInTurns(entries, (entry, at) => {
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
  await visitInTurns(records, (one) => {
    if (isRefused(one)) return;
    const before = stored.get(one.id);
    one.before = before ?? {};
    one.changed = Object.keys(one.fields).filter(
      (name) => !before || !isSame(before[name], one.fields[name]),
    );
    if (!before) checkRequired(kind, one);
  });
  await planRoles(db, kind, records, mayAssign);
  refuseRepeated(kind, records);
  await readExpectedStates(db, kind, records, { userId, today: around.today });
  await visitInTurns(records, (one) => refuseReferences(around, kind, one));
  await visitInTurns(records, (one) => refuseTakenNames(around, byOwnKey, kind, one));
  await refuseInvalidParents(around, kind, records, placeOf);
  await visitInTurns(records, (one) => {
    if (isRefused(one)) return;
    one.outcome = one.id < 0 ? 'created' : one.changed.length > 0 ? 'updated' : 'unchanged';
  });
  return { records, order: around.order };
};
