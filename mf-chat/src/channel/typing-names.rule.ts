export const formatTypingNames = (names: readonly string[]): string => {
  const [one, two] = names;
  if (names.length > 2) return 'Several people are typing…';
  if (two !== undefined) return `${one} and ${two} are typing…`;
  return one === undefined ? '' : `${one} is typing…`;
};
