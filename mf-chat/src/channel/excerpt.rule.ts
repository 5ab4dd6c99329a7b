const maxLetters = 40;

export const toExcerpt = (message: string): string => {
  const letters = [...message.trim().replace(/\s+/g, ' ')];
  return letters.length > maxLetters
    ? `${letters.slice(0, maxLetters).join('').trimEnd()}…`
    : letters.join('');
};
