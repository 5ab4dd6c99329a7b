import sql from 'sql-template-tag';
import {
  directoryKinds,
  upsertMessages,
  type DirectoryKind,
} from '../../../../contract/company/directory/directory-constants';
import type { Db } from '../../../platform/db/database';
import { companyZone } from '../../../platform/lists/company-zone';
import { inTurns } from '../../../platform/lists/in-turns';
import type { Fields } from '../../../platform/lists/record-table';
import { folded } from '../../../platform/lists/taken-fields';
import { referencesOf, treesOf } from '../columns';
import type { Candidate } from './candidate';
import { inOrder } from './in-order.rule';
import { addName, readIndex, withinOf, type KindIndex, type NamedKind } from './kind-index';
import { isSentAsGone } from './taken-out.rule';

export interface Surroundings {
  indexes: Map<NamedKind, KindIndex>;
  own: KindIndex;
  candidates: readonly Candidate[];
  sent: Pick<KindIndex, 'byExternalId' | 'byName'>;
  /** Indexes sorted so that referenced records come first. */
  order: number[];
  today: string;
}

const words = (kind: NamedKind) =>
  kind === 'countries' ? { one: 'country', many: 'countries' } : directoryKinds[kind];

const nameField = (kind: DirectoryKind): 'email' | 'name' => (kind === 'people' ? 'email' : 'name');

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const readIndexes = async (db: Db, kind: DirectoryKind, candidates: readonly Candidate[]) => {
  const indexes = new Map<NamedKind, KindIndex>([[kind, await readIndex(db, kind)]]);
  for (const { name, key, of } of referencesOf(kind)) {
    const isNamed = candidates.some(({ fields, texts }) => texts.has(name) || fields[key] != null);
    if (isNamed && !indexes.has(of)) indexes.set(of, await readIndex(db, of));
  }
  return indexes;
};

const readSent = async (kind: DirectoryKind, candidates: readonly Candidate[]) => {
  const sent: Surroundings['sent'] = { byExternalId: new Map(), byName: new Map() };
  await inTurns(candidates, ({ at, fields }) => {
    const externalId = folded(fields.externalId);
    if (externalId && !sent.byExternalId.has(externalId)) sent.byExternalId.set(externalId, at);
    addName(sent, textOf(fields[nameField(kind)]), at);
    if (kind === 'people')
      addName(sent, [fields.firstName, fields.lastName].filter(Boolean).join(' '), at);
  });
  return sent;
};

const placesOf = ({ sent }: Surroundings, text: string): number[] => {
  const key = folded(text);
  const at = sent.byExternalId.get(key);
  return at === undefined ? (sent.byName.get(key) ?? []) : [at];
};

export const readSurroundings = async (
  db: Db,
  kind: DirectoryKind,
  candidates: readonly Candidate[],
): Promise<Surroundings> => {
  const indexes = await readIndexes(db, kind, candidates);
  const own = indexes.get(kind) ?? (await readIndex(db, kind));
  const sent = await readSent(kind, candidates);
  const day = await db.one<{ today: string }>(
    sql`select (now() at time zone ${companyZone})::date::text as today`,
  );
  const around = { indexes, own, candidates, sent, order: [], today: day?.today ?? '' };
  const trees = treesOf(kind);
  const named: number[][] = [];
  await inTurns(candidates, ({ at, texts }) => {
    const above = trees.flatMap(({ name }) => {
      const places = placesOf(around, texts.get(name) ?? '');
      return places.length === 1 ? places.filter((place) => place !== at) : [];
    });
    named.push(above);
  });
  return { ...around, order: inOrder(named) };
};

const idsNamed = (around: Surroundings, index: KindIndex, text: string): number[] => {
  const key = folded(text);
  const known = index.byExternalId.get(key) ?? index.merged.get(key);
  if (known !== undefined) return [known];
  const ids = index.byName.get(key) ?? [];
  if (index !== around.own) return ids;
  const isId = around.sent.byExternalId.has(key);
  const sent = placesOf(around, text).map((at) => around.candidates[at]?.id || -(at + 1));
  return isId ? sent : [...new Set([...ids, ...sent])];
};

export const resolveTexts = (
  around: Surroundings,
  kind: DirectoryKind,
  { fields, texts, faults }: Candidate,
  isAsked: (of: NamedKind) => boolean,
): void => {
  for (const { name, key, of } of referencesOf(kind)) {
    const text = texts.get(name);
    const index = around.indexes.get(of);
    if (text === undefined || !index || !isAsked(of)) continue;
    const [id, other] = idsNamed(around, index, text);
    if (id === undefined) faults[name] = upsertMessages.none(words(of).one, text);
    else if (other === undefined) fields[key] = id;
    else faults[name] = upsertMessages.several(words(of).many, text);
  }
};

/** Key by which a record is unique within its kind. */
export const ownKey = (name: unknown, within: unknown): string =>
  `${folded(name)}\0${String(within ?? '')}`;

/** The address of a deactivated person matches only inactive records, since others may use it now. */
const goneByAddress = ({ own, today }: Surroundings, fields: Fields): number | undefined => {
  if (!isSentAsGone(fields, today)) return undefined;
  return own.byName.get(folded(fields.email))?.find((id) => own.rows.get(id)?.isRemoved);
};

/** Matches by external id, else by name; a record with a different external id does not match. */
export const matchCandidate = (
  around: Surroundings,
  byOwnKey: ReadonlyMap<string, number>,
  kind: DirectoryKind,
  { at, fields, faults }: Candidate,
): number => {
  const { own } = around;
  const externalId = folded(fields.externalId);
  const known = externalId ? own.byExternalId.get(externalId) : undefined;
  if (known !== undefined) return known;
  const merged = own.rows.get(own.merged.get(externalId) ?? 0);
  if (merged) faults.externalId = upsertMessages.merged(words(kind).one, merged.name);
  const name = fields[nameField(kind)];
  const within = withinOf(kind);
  const isLoose = within !== undefined && !(within in fields);
  const [found, other] = isLoose
    ? (own.byName.get(folded(name)) ?? [])
    : [
        byOwnKey.get(ownKey(name, within && fields[within])) ??
          (kind === 'people' ? goneByAddress(around, fields) : undefined),
      ];
  if (other !== undefined) faults.name = upsertMessages.several(words(kind).many, String(name));
  const hasOther = externalId !== '' && own.rows.get(found ?? 0)?.externalId !== '';
  return found === undefined || hasOther ? -(at + 1) : found;
};

export const identityOf = (kind: DirectoryKind) => ({
  name: nameField(kind),
  within: withinOf(kind),
});
