const omittedClaims = new Set(['nonce', 'at_hash', 'c_hash', 's_hash']);

const maxClaims = 60;
const maxClaimEntries = 20;
const maxClaimLength = 200;

const shortenClaim = (text: string): string =>
  text.length > maxClaimLength ? `${text.slice(0, maxClaimLength)}…` : text;

const formatClaim = (value: unknown): string => {
  if (!Array.isArray(value))
    return shortenClaim(typeof value === 'string' ? value : JSON.stringify(value));
  const first = value.slice(0, maxClaimEntries).map((entry) => formatClaim(entry));
  const more = value.length - first.length;
  return first.join(', ') + (more > 0 ? ` and ${more} more` : '');
};

export const toReadableClaims = (
  claims: Readonly<Record<string, unknown>>,
): (readonly [name: string, value: string])[] =>
  Object.entries(claims)
    .filter(([name]) => !omittedClaims.has(name))
    .slice(0, maxClaims)
    .map(([name, value]) => [shortenClaim(name), formatClaim(value)]);
