export interface SplitName {
  firstName: string;
  lastName: string;
}

export type NameOrder = 'first-name-first' | 'last-name-first';

// What stands behind a comma and is no name: `Lena Quist, PhD`.
const titles = /^(jr|sr|ii|iii|iv|phd|md|mba|dr|esq|ca|cpa|pe|rn)$/i;

const withSingleBlanks = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** `Quist, Lena`: what stands before the comma is the last name. */
const byComma = (text: string): SplitName | undefined => {
  const [last = '', first = '', ...more] = text.split(/\s*[,，、]\s*/).filter(Boolean);
  if (!first || titles.test(first.replaceAll('.', ''))) return undefined;
  return { firstName: first, lastName: [last, ...more].join(', ') };
};

/** Splits a whole name as it is written, by its comma, else by the order that the file has. */
export const splitName = (written: string, order: NameOrder): SplitName => {
  const text = withSingleBlanks(written);
  const parted = byComma(text);
  if (parted) return parted;
  const words = text.split(' ');
  // `Dr. Eva Lund`, `J. R. R. Tolkien`: what is cut short goes with the name behind it.
  const cut = order === 'last-name-first' ? 0 : words.findIndex((word) => !word.endsWith('.'));
  const first = Math.max(1, Math.min(cut + 1, words.length - 1));
  const one = words.slice(0, first).join(' ');
  const rest = words.slice(first).join(' ');
  return order === 'last-name-first' && rest
    ? { firstName: rest, lastName: one }
    : { firstName: one, lastName: rest };
};

/** A whole name in the order in which it is spoken. */
export const spokenName = (written: string): string => {
  const parted = byComma(withSingleBlanks(written));
  return parted ? `${parted.firstName} ${parted.lastName}` : written;
};
