import sql, { raw, type Sql } from 'sql-template-tag';
import type { ScimAttribute } from './scim-attribute';
import { createInvalidFilterError } from './filter.rule';

type FilterOperator = 'eq' | 'co' | 'sw' | 'ew' | 'gt' | 'ge' | 'lt' | 'le' | 'pr';
type FilterValue = boolean | number | string | null;

const sqlOperators: Partial<Record<FilterOperator, string>> = {
  eq: '=',
  gt: '>',
  ge: '>=',
  lt: '<',
  le: '<=',
};

const toSqlOperator = (operator: FilterOperator): Sql => {
  const sign = sqlOperators[operator];
  if (sign === undefined)
    throw createInvalidFilterError(`This attribute cannot be compared by ${operator}.`);
  return raw(sign);
};

const parseText = (value: FilterValue | undefined): string => {
  if (typeof value !== 'string')
    throw createInvalidFilterError('Compare this attribute with a text.');
  return value;
};

const likePatterns: Partial<Record<FilterOperator, (text: string) => string>> = {
  co: (text) => `%${text}%`,
  sw: (text) => `${text}%`,
  ew: (text) => `%${text}`,
};

const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const compareText = (
  column: Sql,
  operator: FilterOperator,
  text: string,
  fold: (one: Sql) => Sql,
) => {
  const pattern = likePatterns[operator];
  if (pattern) return sql`${fold(column)} like ${fold(sql`${pattern(escapePattern(text))}::text`)}`;
  const sent = fold(sql`${text}::text`);
  if (operator === 'eq') return sql`${fold(column)} = ${sent}`;
  return sql`${fold(column)} collate "C" ${toSqlOperator(operator)} ${sent}`;
};

const maxId = 2_147_483_647;

/** Id in a text; undefined if the text cannot be an id. */
export const parseId = (text: string): number | undefined => {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : maxId + 1;
  return id <= maxId ? id : undefined;
};

const compareId = (column: Sql, operator: FilterOperator, text: string): Sql => {
  if (operator !== 'eq') return compareText(sql`${column}::text`, operator, text, (one) => one);
  const id = parseId(text);
  return id === undefined ? sql`false` : sql`${column} = ${id}::integer`;
};

const parseFlag = (value: FilterValue | undefined): boolean => {
  const word = String(value).toLowerCase();
  if (word !== 'true' && word !== 'false')
    throw createInvalidFilterError('Compare this attribute with true or false.');
  return word === 'true';
};

const compareFlag = (
  column: Sql,
  operator: FilterOperator,
  value: FilterValue | undefined,
): Sql => {
  if (operator !== 'eq') throw createInvalidFilterError('Compare this attribute by eq or ne.');
  return sql`${column} = ${parseFlag(value)}::boolean`;
};

const parseTime = (value: FilterValue | undefined): Date => {
  const time = new Date(parseText(value));
  const year = time.getUTCFullYear();
  if (!(year >= 1900 && year < 2200))
    throw createInvalidFilterError('Compare this attribute with a time.');
  return time;
};

const toPresenceCondition = ({ kind, value }: ScimAttribute): Sql =>
  kind === 'text' || kind === 'exact'
    ? sql`coalesce(${value}, '') <> ''`
    : sql`${value} is not null`;

/** SQL that compares a stored value; null where no value is stored. */
export const compareAttribute = (
  attribute: ScimAttribute,
  operator: FilterOperator,
  sent?: FilterValue,
): Sql => {
  const { kind, value } = attribute;
  if (operator === 'pr') return sql`(${toPresenceCondition(attribute)})`;
  const condition =
    kind === 'flag'
      ? compareFlag(value, operator, sent)
      : kind === 'time'
        ? sql`${value} ${toSqlOperator(operator)} ${parseTime(sent)}::timestamptz`
        : kind === 'id'
          ? compareId(value, operator, parseText(sent))
          : compareText(value, operator, parseText(sent), (one) =>
              kind === 'text' ? sql`lower(${one})` : one,
            );
  return sql`(${condition})`;
};
