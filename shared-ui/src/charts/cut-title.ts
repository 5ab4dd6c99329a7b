const maxTitleLetters = 15;

export const cutTitle = (title: string): string => {
  const letters = [...title];
  return letters.length > maxTitleLetters
    ? `${letters.slice(0, maxTitleLetters).join('')}…`
    : title;
};
