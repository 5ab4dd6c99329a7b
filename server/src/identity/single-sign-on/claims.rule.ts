const leftOut = new Set(['nonce', 'at_hash', 'c_hash', 's_hash']);

const maxClaims = 60;
const maxEntries = 20;
const maxLetters = 200;

const cut = (text: string): string =>
  text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text;

const written = (value: unknown): string => {
  if (!Array.isArray(value)) return cut(typeof value === 'string' ? value : JSON.stringify(value));
  const first = value.slice(0, maxEntries).map((entry) => written(entry));
  const more = value.length - first.length;
  return first.join(', ') + (more > 0 ? ` and ${more} more` : '');
};

export const readableClaims = (
  claims: Readonly<Record<string, unknown>>,
): (readonly [name: string, value: string])[] =>
  Object.entries(claims)
    .filter(([name]) => !leftOut.has(name))
    .slice(0, maxClaims)
    .map(([name, value]) => [cut(name), written(value)]);
