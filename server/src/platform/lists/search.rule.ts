import sql, { type Sql } from 'sql-template-tag';

const hidden = /[\0\u00ad\u061c\u200b-\u200f\u2060\ufeff]/g;

/** A name without the letters that nobody sees. */
export const withoutHidden = (text: string): string => text.replace(hidden, '');

/** What stands between the words of a search: a comma is a blank. */
const between = /[\s,\u060c\u3001]+/;

/** The words of a search, each of which is to be found, in any order; of signs alone all are one. */
export const searchWords = (search: string | undefined): string[] => {
  const words = withoutHidden(search ?? '')
    .normalize('NFKC')
    .split(between)
    .filter(Boolean);
  const written = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (written.length > 0) return [...new Set(written)];
  return words.length > 0 ? [words.join(' ')] : [];
};

/** The fewest letters that are found anywhere; fewer are found at the beginning of a word. */
const shortest = 3;

/**
 * Whether a text that is `folded`, and begins with a space, has a word of a search, so that trigrams serve
 * it. The pattern is made once, not for each row.
 */
export const hasWord = (text: Sql, word: string): Sql => {
  const begin = [...word].length < shortest ? '% ' : '%';
  return sql`${text} like (
    select ${begin}::text || regexp_replace(folded(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%')`;
};
