const maxLetters = 15;

/** A name beneath a chart: its first 15 letters, with an ellipsis where it has more. */
export const cutTitle = (title: string): string => {
  const letters = [...title];
  return letters.length > maxLetters ? `${letters.slice(0, maxLetters).join('')}…` : title;
};
