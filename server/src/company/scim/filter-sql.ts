import sql, { join, type Sql } from 'sql-template-tag';
import { attributeOf, type Attribute, type Attributes } from './attribute';
import { compare } from './compare';
import { invalidFilter, type Filter } from './filter.rule';

type Comparison = Exclude<Extract<Filter, { attrPath: string }>, { op: '[]' }>;

const within = ({ within: inside = (condition) => condition }: Attribute, condition: Sql): Sql =>
  inside(condition);

const isNone = (filter: Comparison): boolean => 'compValue' in filter && filter.compValue === null;

const present = (attribute: Attribute): Sql => within(attribute, compare(attribute, 'pr'));

const comparison = (attributes: Attributes, filter: Comparison, path: string): Sql => {
  const attribute = attributeOf(attributes, path);
  if (!attribute) throw invalidFilter(`Nothing can be found by ${path.slice(0, 100)}.`);
  if (filter.op === 'pr' || (filter.op === 'ne' && isNone(filter))) return present(attribute);
  if (filter.op === 'eq' && isNone(filter)) return sql`not ${present(attribute)}`;
  if (!('compValue' in filter)) throw invalidFilter('Compare an attribute with a value.');
  // A missing value is unequal to every value.
  if (filter.op === 'ne')
    return sql`(${within(attribute, compare(attribute, 'eq', filter.compValue))}) is not true`;
  return within(attribute, compare(attribute, filter.op, filter.compValue));
};

/** Sent values become parameters. @throws ScimError for an attribute without filter, or an invalid value. */
export const conditionOf = (attributes: Attributes, filter: Filter, above = ''): Sql => {
  if ('filters' in filter) {
    const parts = filter.filters.map((one) => conditionOf(attributes, one, above));
    return sql`(${join(parts, filter.op === 'and' ? ' and ' : ' or ')})`;
  }
  if ('filter' in filter)
    return sql`(${conditionOf(attributes, filter.filter, above)}) is not true`;
  const path = above + filter.attrPath;
  if ('valFilter' in filter) return conditionOf(attributes, filter.valFilter, `${path}.`);
  return comparison(attributes, filter, path);
};
