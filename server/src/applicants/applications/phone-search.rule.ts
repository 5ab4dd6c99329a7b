const written = /^[\d\s+.()[\]\-\u2010-\u2015]+$/;
const countryCode = /^\D*\+\d{1,3}\D+/;

/** Keys of phone numbers are their last ten digits. */
const longest = 10;
/** Trigrams need at least three digits. */
const fewest = 3;

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(-longest);

/** Removes country code and trunk zero from a search by phone number, since stored keys may lack them. */
export const phoneDigits = (text: string): string[] => {
  if (!written.test(text)) return [];
  const national = digitsOf(text.replace(countryCode, '').replace(/\(0\)/, ''));
  const digits = [digitsOf(text), national, national.replace(/^0(?=\d{7})/, '')];
  return [...new Set(digits)].filter(({ length }) => length >= fewest);
};
