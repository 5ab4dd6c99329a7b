import sql, { join, type Sql } from 'sql-template-tag';
import { findAttribute, type Attribute, type Attributes } from './attribute';
import { compare } from './compare';
import { invalidFilter, type Filter } from './filter.rule';

type Comparison = Exclude<Extract<Filter, { attrPath: string }>, { op: '[]' }>;

const wrapCondition = (
  { within: inside = (condition) => condition }: Attribute,
  condition: Sql,
): Sql => inside(condition);

const isNullComparison = (filter: Comparison): boolean =>
  'compValue' in filter && filter.compValue === null;

const toPresence = (attribute: Attribute): Sql =>
  wrapCondition(attribute, compare(attribute, 'pr'));

const toComparison = (attributes: Attributes, filter: Comparison, path: string): Sql => {
  const attribute = findAttribute(attributes, path);
  if (!attribute) throw invalidFilter(`Nothing can be found by ${path.slice(0, 100)}.`);
  if (filter.op === 'pr' || (filter.op === 'ne' && isNullComparison(filter)))
    return toPresence(attribute);
  if (filter.op === 'eq' && isNullComparison(filter)) return sql`not ${toPresence(attribute)}`;
  if (!('compValue' in filter)) throw invalidFilter('Compare an attribute with a value.');
  // A missing value is unequal to every value.
  if (filter.op === 'ne')
    return sql`(${wrapCondition(attribute, compare(attribute, 'eq', filter.compValue))}) is not true`;
  return wrapCondition(attribute, compare(attribute, filter.op, filter.compValue));
};

/** Sent values become parameters. @throws ScimError for an attribute without filter, or an invalid value. */
export const toCondition = (attributes: Attributes, filter: Filter, above = ''): Sql => {
  if ('filters' in filter) {
    const parts = filter.filters.map((one) => toCondition(attributes, one, above));
    return sql`(${join(parts, filter.op === 'and' ? ' and ' : ' or ')})`;
  }
  if ('filter' in filter)
    return sql`(${toCondition(attributes, filter.filter, above)}) is not true`;
  const path = above + filter.attrPath;
  if ('valFilter' in filter) return toCondition(attributes, filter.valFilter, `${path}.`);
  return toComparison(attributes, filter, path);
};
