/**
 * Pattern for `ilike` over a text that begins with a space. Three characters and more are found
 * anywhere, fewer at the beginning of a word, so that every search is served by trigrams.
 */
export const searchPattern = (search: string | undefined): string | undefined => {
  const text = search?.replaceAll('\0', '').trim();
  if (!text) return undefined;
  const literal = text.replace(/[\\%_]/g, '\\$&');
  return [...text].length > 2 ? `%${literal}%` : `% ${literal}%`;
};

/** A name without the letters that nobody sees; as `without_hidden` in the database. */
export const withoutHidden = (text: string): string =>
  text.replace(/[\0\u00ad\u061c\u200b-\u200f\u2060\ufeff]/g, '');

/** The same pattern over the names of people, which are found with and without hidden letters. */
export const personPattern = (search: string | undefined): string | undefined =>
  searchPattern(withoutHidden(search ?? ''));
