import sql, { type Sql } from 'sql-template-tag';

const hiddenCharacters = /[\0\u00ad\u061c\u200b-\u200f\u2060\ufeff]/g;

export const removeHiddenCharacters = (text: string): string => text.replace(hiddenCharacters, '');

const wordSeparator = /[\s,\u060c\u3001]+/;

/**
 * Words of a search, all of which must match, in any order. A text of punctuation only counts as one word.
 */
export const toSearchTerms = (search: string | undefined): string[] => {
  const words = removeHiddenCharacters(search ?? '')
    .normalize('NFKC')
    .split(wordSeparator)
    .filter(Boolean);
  const written = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (written.length > 0) return [...new Set(written)];
  return words.length > 0 ? [words.join(' ')] : [];
};

/** Shorter words match only at the beginning of a word. */
export const minWordLength = 3;

/** `text` must be `folded` and begin with a space, so that the trigram index applies. */
export const matchesTerm = (text: Sql, word: string): Sql => {
  const begin = [...word].length < minWordLength ? '% ' : '%';
  return sql`${text} like (
    select ${begin}::text || regexp_replace(folded(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%')`;
};

/** A range that an index of a folded column serves; 1114111 is the highest code point. */
export const startsWithText = (column: Sql, text: string): Sql => sql`(
  ${column} >= (select folded(${text}))
  and ${column} < (select folded(${text}) || chr(1114111)))`;
