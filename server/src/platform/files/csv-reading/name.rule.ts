export interface SplitName {
  firstName: string;
  lastName: string;
}

export type NameOrder = 'first-name-first' | 'last-name-first';

const nameSuffixPattern = /^(jr|sr|ii|iii|iv|phd|md|mba|dr|esq|ca|cpa|pe|rn)$/i;

const collapseBlanks = (text: string): string => text.trim().replace(/\s+/g, ' ');

const splitAtComma = (text: string): SplitName | undefined => {
  const [last = '', first = '', ...more] = text.split(/\s*[,，、]\s*/).filter(Boolean);
  if (!first || nameSuffixPattern.test(first.replaceAll('.', ''))) return undefined;
  return { firstName: first, lastName: [last, ...more].join(', ') };
};

export const splitName = (written: string, order: NameOrder): SplitName => {
  const text = collapseBlanks(written);
  const parted = splitAtComma(text);
  if (parted) return parted;
  const words = text.split(' ');
  const cut = order === 'last-name-first' ? 0 : words.findIndex((word) => !word.endsWith('.'));
  const first = Math.max(1, Math.min(cut + 1, words.length - 1));
  const one = words.slice(0, first).join(' ');
  const rest = words.slice(first).join(' ');
  return order === 'last-name-first' && rest
    ? { firstName: rest, lastName: one }
    : { firstName: one, lastName: rest };
};

export const toFirstNameFirst = (written: string): string => {
  const parted = splitAtComma(collapseBlanks(written));
  return parted ? `${parted.firstName} ${parted.lastName}` : written;
};
