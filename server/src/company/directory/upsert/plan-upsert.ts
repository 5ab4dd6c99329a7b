import sql, { raw } from 'sql-template-tag';
import {
  directoryFields,
  directoryKinds,
  upsertMessages,
  type DirectoryKind,
} from '../../../../contract/company/directory/directory-constants';
import type { Db } from '../../../platform/db/database';
import type { JudgedEntry } from '../../../platform/http/entry-judge';
import { inTurns } from '../../../platform/lists/in-turns';
import { isSame, type Fields } from '../../../platform/lists/record-table';
import { directoryLists } from '../directory.list';
import { candidateOf, isRefused, type Candidate, type PlannedRecord } from './candidate';
import { expectedStates } from './expected-states';
import { matchCandidate, ownKey, identityOf, readSurroundings, resolveTexts } from './find-records';
import { refuseNamed, refuseReferences } from './judge-references';
import { refuseTaken } from './judge-names';
import { planRoles } from './plan-roles';

export interface UpsertPlan {
  /** Records in the order of the request. */
  records: PlannedRecord[];
  /** Indexes sorted so that referenced records come first. */
  order: number[];
}

export interface UpsertRequest {
  kind: DirectoryKind;
  entries: readonly JudgedEntry[];
  /** The caller, who may not deactivate themselves. */
  userId: number;
  /** True if the caller may assign roles. */
  mayAssign: boolean;
  /** Name of a record in messages, such as `record 3` or `line 4`. */
  placeOf: (at: number) => string;
}

const readStored = async (db: Db, kind: DirectoryKind, ids: number[]) => {
  const { table, columns } = directoryLists[kind].record;
  const rows = await db.many<Fields & { id: number }>(
    sql`select * from ${raw(table)} where id = any (${ids}::integer[])`,
  );
  const stored = new Map<number, Fields>();
  await inTurns(rows, (row) => {
    const fields = Object.entries({ ...columns, status: 'is_active' });
    stored.set(row.id, Object.fromEntries(fields.map(([name, column]) => [name, row[column]])));
  });
  return stored;
};

const requiredOf = (kind: DirectoryKind, { fields, texts, faults }: Candidate): void => {
  for (const [name, field] of directoryFields(kind)) {
    if (!field.required || texts.has(name)) continue;
    const key = field.type === 'record' ? `${name}Id` : name;
    if (fields[key] == null || fields[key] === '') faults[name] = upsertMessages.required;
  }
};

const refuseRepeated = (kind: DirectoryKind, candidates: readonly Candidate[]): void => {
  const seen = new Set<number>();
  for (const candidate of candidates) {
    const { id, fields, faults } = candidate;
    if (isRefused(candidate)) continue;
    const field = fields.externalId ? 'externalId' : identityOf(kind).name;
    if (seen.has(id)) faults[field] = upsertMessages.repeated(directoryKinds[kind].one);
    seen.add(id);
  }
};

const findAll = async (db: Db, kind: DirectoryKind, candidates: readonly Candidate[]) => {
  const around = await readSurroundings(db, kind, candidates);
  const { name: _, within } = identityOf(kind);
  const byOwnKey = new Map<string, number>();
  await inTurns(around.own.rows.values(), (row) => {
    if (!row.isRemoved) byOwnKey.set(ownKey(row.name, within && row.within), row.id);
  });
  await inTurns(candidates, (one) => {
    resolveTexts(around, kind, one, (of) => of !== kind);
  });
  await inTurns(around.order, (at) => {
    const one = candidates[at];
    if (!one) return;
    if (within === 'parentId') resolveTexts(around, kind, one, (of) => of === kind);
    one.id = matchCandidate(around, byOwnKey, kind, one);
  });
  await inTurns(candidates, (one) => {
    resolveTexts(around, kind, one, (of) => of === kind);
  });
  return { around, byOwnKey };
};

export const planUpsert = async (
  db: Db,
  { kind, entries, userId, mayAssign, placeOf }: UpsertRequest,
): Promise<UpsertPlan> => {
  const records: PlannedRecord[] = [];
  await inTurns(entries, (entry, at) => {
    records.push({ ...candidateOf(kind, entry, at), outcome: 'refused', changed: [], before: {} });
  });
  const { around, byOwnKey } = await findAll(db, kind, records);
  const stored = await readStored(
    db,
    kind,
    records.flatMap(({ id }) => (id > 0 ? [id] : [])),
  );
  await inTurns(records, (one) => {
    if (isRefused(one)) return;
    const before = stored.get(one.id);
    one.before = before ?? {};
    one.changed = Object.keys(one.fields).filter(
      (name) => !before || !isSame(before[name], one.fields[name]),
    );
    if (!before) requiredOf(kind, one);
  });
  await planRoles(db, kind, records, mayAssign);
  refuseRepeated(kind, records);
  await expectedStates(db, kind, records, { userId, today: around.today });
  await inTurns(records, (one) => refuseReferences(around, kind, one));
  await inTurns(records, (one) => refuseTaken(around, byOwnKey, kind, one));
  await refuseNamed(around, kind, records, placeOf);
  await inTurns(records, (one) => {
    if (isRefused(one)) return;
    one.outcome = one.id < 0 ? 'created' : one.changed.length > 0 ? 'updated' : 'unchanged';
  });
  return { records, order: around.order };
};
