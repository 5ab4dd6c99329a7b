/** Of use to machines alone. */
const leftOut = new Set(['nonce', 'at_hash', 'c_hash', 's_hash']);

const mostClaims = 60;
const mostEntries = 20;
const mostLetters = 200;

const cut = (text: string): string =>
  text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;

const written = (value: unknown): string => {
  if (!Array.isArray(value)) return cut(typeof value === 'string' ? value : JSON.stringify(value));
  const first = value.slice(0, mostEntries).map((entry) => written(entry));
  const more = value.length - first.length;
  return first.join(', ') + (more > 0 ? ` and ${more} more` : '');
};

/** Names and values of claims for a person to read, however many and long they are. */
export const readableClaims = (
  claims: Readonly<Record<string, unknown>>,
): (readonly [name: string, value: string])[] =>
  Object.entries(claims)
    .filter(([name]) => !leftOut.has(name))
    .slice(0, mostClaims)
    .map(([name, value]) => [cut(name), written(value)]);
