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
