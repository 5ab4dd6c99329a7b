const maxExcerptLetters = 40;

export const toMessageExcerpt = (message: string): string => {
  const letters = [...message.trim().replace(/\s+/g, ' ')];
  return letters.length > maxExcerptLetters
    ? `${letters.slice(0, maxExcerptLetters).join('').trimEnd()}…`
    : letters.join('');
};
