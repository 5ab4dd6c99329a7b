const phonePattern = /^[\d\s+.()[\]\-\u2010-\u2015]+$/;
const countryCode = /^\D*\+\d{1,3}\D+/;

/** Number of digits, the last ones, by which phone numbers are searched. */
const keyLength = 10;
/** A trigram index needs at least three digits. */
const minDigits = 3;

const toKeyDigits = (text: string): string => text.replace(/\D/g, '').slice(-keyLength);

/** Removes country code and trunk zero from a search by phone number, since stored keys may lack them. */
export const toPhoneKeys = (text: string): string[] => {
  if (!phonePattern.test(text)) return [];
  const national = toKeyDigits(text.replace(countryCode, '').replace(/\(0\)/, ''));
  const digits = [toKeyDigits(text), national, national.replace(/^0(?=\d{7})/, '')];
  return [...new Set(digits)].filter(({ length }) => length >= minDigits);
};
