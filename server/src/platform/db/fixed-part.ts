import { raw, type Sql } from 'sql-template-tag';

const texts: string[] = [];

/**
 * Replaces a long constant part by a short placeholder, which makes a statement cheap to build and
 * look up. Parts are never freed: create each only once.
 */
export const fixedPart = ({ text, values }: Sql): Sql => {
  if (values.length > 0) throw new Error('A fixed part has no values');
  return raw(`\u0001${texts.push(text) - 1}\u0001`);
};

export const wholeText = (text: string): string =>
  text.replace(/\u0001(\d+)\u0001/g, (_, place) => texts[Number(place)] ?? '');
