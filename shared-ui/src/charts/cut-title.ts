const mostLetters = 15;

/** A name beneath a chart: its first 15 letters, with an ellipsis where it has more. */
export const cutTitle = (title: string): string => {
  const letters = [...title];
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join('')}…` : title;
};
