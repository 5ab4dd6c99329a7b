import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { scimMost, scimUrns } from '../../../contract/company/scim/scim-constants';
import type { ScimList, ScimQuery } from '../../../contract/company/scim/scim-message';
import type { Db } from '../../platform/db/database';
import { findAttribute, type ScimAttributes } from './scim-attribute';
import { toFilterCondition } from './filter-sql';
import { parseFilter } from './filter.rule';
import { toAttributeSelection, type AttributeSelection } from './projection.rule';
import { ScimError } from './scim-error';

export interface ScimResourceSource<Resource> {
  from: Sql;
  key: Sql;
  /** Predicate that excludes resources which the provider deleted. */
  visible: Sql;
  attributes: ScimAttributes;
  /** Returns the first ids whose resources fit in a response, at least one. */
  fitting?: (db: Db, ids: readonly number[]) => Promise<readonly number[]>;
  /** Reads the resources in the order of the ids. */
  read(
    db: Db,
    ids: readonly number[],
    base: string,
    shown: AttributeSelection,
  ): Promise<readonly Resource[]>;
}

const toSortClause = (attributes: ScimAttributes, { sortBy, sortOrder = '' }: ScimQuery): Sql => {
  if (!sortBy) return empty;
  const attribute = findAttribute(attributes, sortBy);
  const by = attribute?.order ?? (attribute?.within ? undefined : attribute?.value);
  if (!attribute || !by) throw new ScimError(400, 'invalidPath', `Nothing is sorted by ${sortBy}.`);
  const direction = /^desc/i.test(sortOrder) ? sql`desc nulls first` : sql`asc nulls last`;
  return sql`${attribute.kind === 'text' ? sql`lower(${by})` : by} ${direction}, `;
};

const limitCount = ({ count = 100 }: ScimQuery): number =>
  Math.min(Math.max(count, 0), scimMost.results);

export const findResources = async <Resource extends object>(
  db: Db,
  { from, key, visible, attributes, fitting, read }: ScimResourceSource<Resource>,
  query: ScimQuery,
  base: string,
): Promise<ScimList<Resource>> => {
  const startIndex = Math.max(query.startIndex ?? 1, 1);
  const condition = query.filter
    ? toFilterCondition(attributes, parseFilter(query.filter))
    : sql`true`;
  const order = toSortClause(attributes, query);
  const found = sql`from ${from} where ${visible} and ${condition}`;
  const total = await db.one<{ count: number }>(sql`select count(*) as count ${found}`);
  const count = limitCount(query);
  const rows =
    count === 0
      ? []
      : await db.many<{ id: number }>(sql`
          select ${key} as id ${found} order by ${order}${key}
          limit ${raw(String(count))} offset ${startIndex - 1}::integer`);
  const ids = rows.map(({ id }) => id);
  const shown = toAttributeSelection(query);
  const those = shown.shows('members') ? ((await fitting?.(db, ids)) ?? ids) : ids;
  const resources = await read(db, those, base, shown);
  return {
    schemas: [scimUrns.listResponse],
    totalResults: total?.count ?? 0,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources.map((resource) => shown.of(resource)),
  };
};
