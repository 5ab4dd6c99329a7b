import sql, { raw, type Sql } from 'sql-template-tag';
import type { DirectoryKind } from '../../../../contract/company/directory/directory-constants';
import type { Db } from '../../../platform/db/database';
import { visitRowsWithoutBlocking } from '../../../platform/lists/visit-rows-in-turns';
import { foldText } from '../../../platform/lists/find-taken-fields';
import { ownsEmailAddressSql } from '../../../identity/people/remove-rights';
import { getDirectoryTrees } from '../columns';
import { directoryTables } from '../tables';

export type ReferenceKind = DirectoryKind | 'countries';

interface IndexRow {
  id: number;
  externalId: string;
  name: string;
  /** Another name of the record: a person's full name, or a city with its country; else null. */
  alias: string | null;
  /** Id of the record within which the name is unique; null if it is unique within the kind. */
  within: number | null;
  above: number | null;
  isActive: boolean;
  /** True for a deactivated person, whose e-mail address may belong to someone else now. */
  isRemoved: boolean;
}

/** Stored records by keys that ignore case and blanks. */
export interface RecordIndex {
  rows: Map<number, IndexRow>;
  byExternalId: Map<string, number>;
  /** Ids of surviving records by the external ids of the records that were merged into them. */
  merged: Map<string, number>;
  byName: Map<string, number[]>;
}

const cityWithCountry = sql`entry.name || ', ' || (select name from country where id = entry.country_id)`;

const getNameColumns = (kind: DirectoryKind): { name: Sql; alias: Sql } => {
  if (kind === 'people')
    return {
      name: sql`entry.email`,
      alias: sql`trim(entry.first_name || ' ' || entry.last_name)`,
    };
  return {
    name: sql`entry.${raw(directoryTables[kind].nameColumn ?? 'name')}`,
    alias: kind === 'cities' ? cityWithCountry : sql`null`,
  };
};

/** Field of the parent record within which a name is unique, for kinds that allow equal names elsewhere. */
export const getUniqueScope = (kind: DirectoryKind): 'parentId' | 'countryId' | undefined => {
  if (kind === 'functions') return 'parentId';
  return kind === 'cities' ? 'countryId' : undefined;
};

const toIndexQuery = (kind: ReferenceKind): Sql => {
  if (kind === 'countries')
    return sql`
      select id, '' as "externalId", name, null as alias, null as within, null as above,
        true as "isActive", false as "isRemoved" from country`;
  const { name, alias } = getNameColumns(kind);
  const within = { functions: 'parent_id', cities: 'country_id' }[kind as 'functions'] ?? 'null';
  const above = getDirectoryTrees(kind)[0]?.column ?? 'null';
  const isRemoved = kind === 'people' ? sql`not ${ownsEmailAddressSql('entry')}` : sql`false`;
  return sql`
    select entry.id, coalesce(entry.external_id, '') as "externalId", ${name} as name,
      ${alias} as alias, ${raw(within)} as within, ${raw(above)} as above,
      entry.is_active as "isActive", ${isRemoved} as "isRemoved"
    from ${raw(directoryTables[kind].table)} entry`;
};

export const addNameToIndex = (
  { byName }: Pick<RecordIndex, 'byName'>,
  name: string | null,
  id: number,
): void => {
  const key = foldText(name);
  if (key === '') return;
  const known = byName.get(key);
  if (!known) byName.set(key, [id]);
  else if (!known.includes(id)) known.push(id);
};

const addNames = (index: RecordIndex, { id, name, alias }: IndexRow): void => {
  addNameToIndex(index, name, id);
  addNameToIndex(index, alias, id);
};

const readMergedRecords = (
  db: Db,
  kind: ReferenceKind,
): Promise<Pick<IndexRow, 'id' | 'externalId'>[]> =>
  db.many(sql`
    select external_id as "externalId", record_id as id from merged_external_id
    where kind = ${kind}`);

/** Names are folded in TypeScript, since databases differ in which characters they treat as equal. */
export const readRecordIndex = async (db: Db, kind: ReferenceKind): Promise<RecordIndex> => {
  const index: RecordIndex = {
    rows: new Map(),
    byExternalId: new Map(),
    merged: new Map(),
    byName: new Map(),
  };
  const removed: IndexRow[] = [];
  await visitRowsWithoutBlocking(await db.many<IndexRow>(toIndexQuery(kind)), (row) => {
    index.rows.set(row.id, row);
    if (row.externalId) index.byExternalId.set(foldText(row.externalId), row.id);
    if (row.isRemoved) removed.push(row);
    else addNames(index, row);
  });
  // An e-mail address refers to its current owner rather than to a deactivated person.
  for (const row of removed) if (!index.byName.has(foldText(row.name))) addNames(index, row);
  for (const { externalId, id } of await readMergedRecords(db, kind))
    if (index.rows.has(id)) index.merged.set(foldText(externalId), id);
  return index;
};
