const maxLength = 90;

/** Lower-case identifier with hyphens; a number is appended if the identifier is taken. */
export const createSourceIdentifier = (name: string, taken: ReadonlySet<string>): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
  const begin = plain || 'source';
  let identifier = begin;
  for (let number = 2; taken.has(identifier); number += 1) identifier = `${begin}-${number}`;
  return identifier;
};
