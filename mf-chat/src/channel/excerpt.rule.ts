const most = 40;

export const excerpt = (message: string): string => {
  const letters = [...message.trim().replace(/\s+/g, ' ')];
  return letters.length > most ? `${letters.slice(0, most).join('').trimEnd()}…` : letters.join('');
};
