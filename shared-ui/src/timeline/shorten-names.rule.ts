import { splitLetters } from '../mark/split-letters';

const defaultNameLength = 10;
const ellipsis = '…';

const cutAtEnd = (name: string, most: number): string => {
  const letters = splitLetters(name);
  return letters.length > most ? letters.slice(0, most).join('') + ellipsis : name;
};

const cutInMiddle = (name: string, most: number): string => {
  const letters = splitLetters(name);
  return letters.slice(0, most / 2).join('') + ellipsis + letters.slice(-most / 2).join('');
};

const removeDuplicates = (names: Iterable<string>): string[] => [...new Set(names)];

const areDistinct = (shown: readonly string[]): boolean =>
  removeDuplicates(shown).length === shown.length;

/** Shortens names to 10 letters; shortened names that look alike also keep their end, or get numbers. */
export const shortenNames = (
  names: Iterable<string>,
  most = defaultNameLength,
): ReadonlyMap<string, string> => {
  const alike = new Map<string, string[]>();
  for (const name of removeDuplicates(names)) {
    const cut = cutAtEnd(name, most);
    alike.set(cut, [...(alike.get(cut) ?? []), name]);
  }
  return new Map(
    [...alike].flatMap(([cut, group]) => {
      if (group.length === 1) return group.map((name) => [name, cut] as const);
      const middle = group.map((name) => cutInMiddle(name, most));
      const isApart = areDistinct(middle) && !middle.some((shown) => alike.has(shown));
      return group.map(
        (name, at) =>
          [name, isApart ? cutInMiddle(name, most) : `${cut} ${String(at + 1)}`] as const,
      );
    }),
  );
};
