export const formatPresentNames = (names: readonly string[]): string => {
  const [one, two] = names;
  if (names.length > 2) return `${one} and ${names.length - 1} others are here`;
  if (two !== undefined) return `${one} and ${two} are here`;
  return one === undefined ? '' : `${one} is here`;
};
