import sql, { join, type Sql } from 'sql-template-tag';
import { findAttribute, type ScimAttribute, type ScimAttributes } from './scim-attribute';
import { compareAttribute } from './compare-attribute';
import { createInvalidFilterError, type Filter } from './filter.rule';

type Comparison = Exclude<Extract<Filter, { attrPath: string }>, { op: '[]' }>;

const wrapCondition = (
  { within: inside = (condition) => condition }: ScimAttribute,
  condition: Sql,
): Sql => inside(condition);

const isNullComparison = (filter: Comparison): boolean =>
  'compValue' in filter && filter.compValue === null;

const toPresence = (attribute: ScimAttribute): Sql =>
  wrapCondition(attribute, compareAttribute(attribute, 'pr'));

const toComparison = (attributes: ScimAttributes, filter: Comparison, path: string): Sql => {
  const attribute = findAttribute(attributes, path);
  if (!attribute) throw createInvalidFilterError(`Nothing can be found by ${path.slice(0, 100)}.`);
  if (filter.op === 'pr' || (filter.op === 'ne' && isNullComparison(filter)))
    return toPresence(attribute);
  if (filter.op === 'eq' && isNullComparison(filter)) return sql`not ${toPresence(attribute)}`;
  if (!('compValue' in filter))
    throw createInvalidFilterError('Compare an attribute with a value.');
  // A resource without a value counts as unequal to every value.
  if (filter.op === 'ne')
    return sql`(${wrapCondition(attribute, compareAttribute(attribute, 'eq', filter.compValue))}) is not true`;
  return wrapCondition(attribute, compareAttribute(attribute, filter.op, filter.compValue));
};

/**
 * Values in a filter become SQL parameters.
 * @throws ScimError for an attribute that cannot be filtered, or an invalid value.
 */
export const toFilterCondition = (attributes: ScimAttributes, filter: Filter, above = ''): Sql => {
  if ('filters' in filter) {
    const parts = filter.filters.map((one) => toFilterCondition(attributes, one, above));
    return sql`(${join(parts, filter.op === 'and' ? ' and ' : ' or ')})`;
  }
  if ('filter' in filter)
    return sql`(${toFilterCondition(attributes, filter.filter, above)}) is not true`;
  const path = above + filter.attrPath;
  if ('valFilter' in filter) return toFilterCondition(attributes, filter.valFilter, `${path}.`);
  return toComparison(attributes, filter, path);
};
