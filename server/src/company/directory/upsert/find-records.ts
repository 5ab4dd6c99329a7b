import sql from 'sql-template-tag';
import {
  directoryKinds,
  upsertMessages,
  type DirectoryKind,
} from '../../../../contract/company/directory/directory-constants';
import type { Db } from '../../../platform/db/database';
import { companyTimeZone } from '../../../platform/lists/company-zone';
import { visitRowsWithoutBlocking } from '../../../platform/lists/visit-rows-in-turns';
import type { RecordFieldValues } from '../../../platform/lists/record-table';
import { foldText } from '../../../platform/lists/find-taken-fields';
import { getDirectoryReferences, getDirectoryTrees } from '../columns';
import type { UpsertEntry } from './upsert-entry';
import { sortByReference } from './sort-by-reference.rule';
import {
  addNameToIndex,
  readRecordIndex,
  getUniqueScope,
  type RecordIndex,
  type ReferenceKind,
} from './record-index';
import { isInactiveByRecord } from './leaving.rule';

export interface MatchContext {
  indexes: Map<ReferenceKind, RecordIndex>;
  own: RecordIndex;
  candidates: readonly UpsertEntry[];
  sent: Pick<RecordIndex, 'byExternalId' | 'byName'>;
  /** Positions of records in the request, sorted so that referenced records come first. */
  order: number[];
  today: string;
}

const getKindNames = (kind: ReferenceKind) =>
  kind === 'countries' ? { one: 'country', many: 'countries' } : directoryKinds[kind];

const getNameField = (kind: DirectoryKind): 'email' | 'name' =>
  kind === 'people' ? 'email' : 'name';

const toTextOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const readIndexes = async (db: Db, kind: DirectoryKind, candidates: readonly UpsertEntry[]) => {
  const indexes = new Map<ReferenceKind, RecordIndex>([[kind, await readRecordIndex(db, kind)]]);
  for (const { name, key, of } of getDirectoryReferences(kind)) {
    const isNamed = candidates.some(({ fields, texts }) => texts.has(name) || fields[key] != null);
    if (isNamed && !indexes.has(of)) indexes.set(of, await readRecordIndex(db, of));
  }
  return indexes;
};

const indexEntries = async (kind: DirectoryKind, candidates: readonly UpsertEntry[]) => {
  const sent: MatchContext['sent'] = { byExternalId: new Map(), byName: new Map() };
  await visitRowsWithoutBlocking(candidates, ({ at, fields }) => {
    const externalId = foldText(fields.externalId);
    if (externalId && !sent.byExternalId.has(externalId)) sent.byExternalId.set(externalId, at);
    addNameToIndex(sent, toTextOrNull(fields[getNameField(kind)]), at);
    if (kind === 'people')
      addNameToIndex(sent, [fields.firstName, fields.lastName].filter(Boolean).join(' '), at);
  });
  return sent;
};

const findEntryIndexes = ({ sent }: MatchContext, text: string): number[] => {
  const key = foldText(text);
  const at = sent.byExternalId.get(key);
  return at === undefined ? (sent.byName.get(key) ?? []) : [at];
};

export const readMatchContext = async (
  db: Db,
  kind: DirectoryKind,
  candidates: readonly UpsertEntry[],
): Promise<MatchContext> => {
  const indexes = await readIndexes(db, kind, candidates);
  const own = indexes.get(kind) ?? (await readRecordIndex(db, kind));
  const sent = await indexEntries(kind, candidates);
  const day = await db.one<{ today: string }>(
    sql`select (now() at time zone ${companyTimeZone})::date::text as today`,
  );
  const around = { indexes, own, candidates, sent, order: [], today: day?.today ?? '' };
  const trees = getDirectoryTrees(kind);
  const named: number[][] = [];
  await visitRowsWithoutBlocking(candidates, ({ at, texts }) => {
    const above = trees.flatMap(({ name }) => {
      const places = findEntryIndexes(around, texts.get(name) ?? '');
      return places.length === 1 ? places.filter((place) => place !== at) : [];
    });
    named.push(above);
  });
  return { ...around, order: sortByReference(named) };
};

const findRecordIds = (around: MatchContext, index: RecordIndex, text: string): number[] => {
  const key = foldText(text);
  const known = index.byExternalId.get(key) ?? index.merged.get(key);
  if (known !== undefined) return [known];
  const ids = index.byName.get(key) ?? [];
  if (index !== around.own) return ids;
  const isId = around.sent.byExternalId.has(key);
  const sent = findEntryIndexes(around, text).map((at) => around.candidates[at]?.id || -(at + 1));
  return isId ? sent : [...new Set([...ids, ...sent])];
};

export const resolveReferenceTexts = (
  around: MatchContext,
  kind: DirectoryKind,
  { fields, texts, faults }: UpsertEntry,
  isAsked: (of: ReferenceKind) => boolean,
): void => {
  for (const { name, key, of } of getDirectoryReferences(kind)) {
    const text = texts.get(name);
    const index = around.indexes.get(of);
    if (text === undefined || !index || !isAsked(of)) continue;
    const [id, other] = findRecordIds(around, index, text);
    if (id === undefined) faults[name] = upsertMessages.none(getKindNames(of).one, text);
    else if (other === undefined) fields[key] = id;
    else faults[name] = upsertMessages.several(getKindNames(of).many, text);
  }
};

/** Key of a record's name, which is unique within its kind or its parent. */
export const toUniqueKey = (name: unknown, within: unknown): string =>
  `${foldText(name)}\0${String(within ?? '')}`;

/**
 * The e-mail address of a deactivated person matches only records sent as inactive, since someone else may
 * have it now.
 */
const findRemovedByAddress = (
  { own, today }: MatchContext,
  fields: RecordFieldValues,
): number | undefined => {
  if (!isInactiveByRecord(fields, today)) return undefined;
  return own.byName.get(foldText(fields.email))?.find((id) => own.rows.get(id)?.isRemoved);
};

/** Finds the stored record by external id, else by name; a record with another external id does not match. */
export const findMatchingRecord = (
  around: MatchContext,
  byOwnKey: ReadonlyMap<string, number>,
  kind: DirectoryKind,
  { at, fields, faults }: UpsertEntry,
): number => {
  const { own } = around;
  const externalId = foldText(fields.externalId);
  const known = externalId ? own.byExternalId.get(externalId) : undefined;
  if (known !== undefined) return known;
  const merged = own.rows.get(own.merged.get(externalId) ?? 0);
  if (merged) faults.externalId = upsertMessages.merged(getKindNames(kind).one, merged.name);
  const name = fields[getNameField(kind)];
  const within = getUniqueScope(kind);
  const isLoose = within !== undefined && !(within in fields);
  const [found, other] = isLoose
    ? (own.byName.get(foldText(name)) ?? [])
    : [
        byOwnKey.get(toUniqueKey(name, within && fields[within])) ??
          (kind === 'people' ? findRemovedByAddress(around, fields) : undefined),
      ];
  if (other !== undefined)
    faults.name = upsertMessages.several(getKindNames(kind).many, String(name));
  const hasOther = externalId !== '' && own.rows.get(found ?? 0)?.externalId !== '';
  return found === undefined || hasOther ? -(at + 1) : found;
};

export const getIdentifyingFields = (kind: DirectoryKind) => ({
  name: getNameField(kind),
  within: getUniqueScope(kind),
});
