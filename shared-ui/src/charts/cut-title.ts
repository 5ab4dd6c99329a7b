const maxLetters = 15;

export const cutTitle = (title: string): string => {
  const letters = [...title];
  return letters.length > maxLetters ? `${letters.slice(0, maxLetters).join('')}…` : title;
};
