const omittedClaims = new Set(['nonce', 'at_hash', 'c_hash', 's_hash']);

const maxClaims = 60;
const maxEntries = 20;
const maxLetters = 200;

const shorten = (text: string): string =>
  text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text;

const formatClaim = (value: unknown): string => {
  if (!Array.isArray(value))
    return shorten(typeof value === 'string' ? value : JSON.stringify(value));
  const first = value.slice(0, maxEntries).map((entry) => formatClaim(entry));
  const more = value.length - first.length;
  return first.join(', ') + (more > 0 ? ` and ${more} more` : '');
};

export const toReadableClaims = (
  claims: Readonly<Record<string, unknown>>,
): (readonly [name: string, value: string])[] =>
  Object.entries(claims)
    .filter(([name]) => !omittedClaims.has(name))
    .slice(0, maxClaims)
    .map(([name, value]) => [shorten(name), formatClaim(value)]);
