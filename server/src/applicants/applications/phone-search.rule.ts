const written = /^[\d\s+.()[\]\-\u2010-\u2015]+$/;
const countryCode = /^\D*\+\d{1,3}\D+/;

/** The key of a phone has this many digits, the last ones. */
const longest = 10;
/** Fewer are too few for trigrams. */
const fewest = 3;

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(-longest);

/**
 * What to look for in the keys of phones where a search is written as a number is, or as its
 * beginning is; a country code that stands apart, and a trunk zero, may be missing from the key.
 */
export const phoneDigits = (text: string): string[] => {
  if (!written.test(text)) return [];
  const national = digitsOf(text.replace(countryCode, '').replace(/\(0\)/, ''));
  const digits = [digitsOf(text), national, national.replace(/^0(?=\d{7})/, '')];
  return [...new Set(digits)].filter(({ length }) => length >= fewest);
};
