import { raw, type Sql } from 'sql-template-tag';

const texts: string[] = [];

/**
 * Stands in statements for a long part without values, so that a statement is put together, and found
 * among the prepared ones, by a short text. Parts are kept for good: make each of them once.
 */
export const fixedPart = ({ text, values }: Sql): Sql => {
  if (values.length > 0) throw new Error('A fixed part has no values');
  return raw(`\u0001${texts.push(text) - 1}\u0001`);
};

/** A statement's text with its fixed parts in their places; no other statement holds that character. */
export const wholeText = (text: string): string =>
  text.replace(/\u0001(\d+)\u0001/g, (_, place) => texts[Number(place)] ?? '');
