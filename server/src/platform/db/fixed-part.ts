import { raw, type Sql } from 'sql-template-tag';

const fixedSqlTexts: string[] = [];

/**
 * Replaces a long constant part of a statement by a short placeholder, which makes it faster to build and
 * look up. Parts are never freed, so create each only once.
 */
export const toFixedSqlPart = ({ text, values }: Sql): Sql => {
  if (values.length > 0) throw new Error('A fixed part has no values');
  return raw(`\u0001${fixedSqlTexts.push(text) - 1}\u0001`);
};

export const expandFixedSqlParts = (text: string): string =>
  text.replace(/\u0001(\d+)\u0001/g, (_, place) => fixedSqlTexts[Number(place)] ?? '');
