/** Replacements of letters that Unicode does not decompose into a base letter and an accent. */
const plainLetters: Record<string, string> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ŧ: 't' },
  ...{ ς: 'σ', '`': "'", ',': ' ', '،': ' ', '、': ' ' },
};
const apostrophes = /[\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02be\u02bf\u2032\u00b4]/g;
const hyphens = /[\u2010-\u2015\u2043\u2212\u05be]/g;
const invisibleCharacters = /[\u0300-\u036f\u00ad\u061c\u200b-\u200f\u2060\ufeff]/g;

/**
 * Folds a text for search as the server does: removes case and accents, and unifies apostrophes and hyphens.
 */
export const foldForSearch = (text: string): string =>
  text
    .replace(apostrophes, "'")
    .replace(hyphens, '-')
    .normalize('NFKD')
    .replace(invisibleCharacters, '')
    .toLowerCase()
    .replace(invisibleCharacters, '')
    .replace(/[łøđðþßæœıħŧς`,،、]/g, (letter) => plainLetters[letter] ?? letter);

export const matchesSearch = (text: string, search: string): boolean => {
  const within = foldForSearch(text);
  return foldForSearch(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
};
