import type { IdentityProviderSettings } from '../config-providers';

/** What a provider says of somebody, in our terms. */
export interface Profile {
  subject: string;
  /** Undefined where it told none that it has verified. */
  email: string | undefined;
  firstName: string;
  lastName: string;
  /** Undefined where it left groups out because they are too many. */
  groups: readonly string[] | undefined;
  claims: Readonly<Record<string, unknown>>;
}

/** What a provider says of somebody, in its own terms. */
export type Claims = Readonly<Record<string, unknown>> & { sub: string };

/** A claim of more groups is read no further. */
const mostGroups = 1_000;
const mostLetters = 100;

const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, mostLetters) : '';

const isAddress = /^[^\s@]{1,100}@[^\s@]+\.[^\s@]{1,80}$/;

const addressOf = (
  { email, email_verified: verified, xms_edov: ownedDomain }: Claims,
  addressesAreVerified: boolean,
): string | undefined => {
  // Entra ID says by `xms_edov` that the company owns the address's domain.
  const isVerified = [verified, ownedDomain].some((claim) =>
    [true, 'true', '1', 1].includes(claim as never),
  );
  const address = typeof email === 'string' ? email.trim() : '';
  return (isVerified || addressesAreVerified) && isAddress.test(address) ? address : undefined;
};

/** Entra ID leaves a long list of groups out, and says so by `_claim_names`. */
const leftOut = (claims: Claims, name: string): boolean => {
  const names: unknown = claims._claim_names;
  return typeof names === 'object' && names !== null && name in names;
};

const groupsOf = (claims: Claims, name: string): readonly string[] | undefined => {
  const value = claims[name];
  if (Array.isArray(value) && value.length > mostGroups) return undefined;
  if (Array.isArray(value)) return value.filter((entry) => typeof entry === 'string');
  if (leftOut(claims, name)) return undefined;
  return typeof value === 'string' ? [value] : [];
};

/** The parts of a name; of one that comes whole, the last word is the family's. */
const nameOf = (claims: Claims, email: string | undefined): [string, string] => {
  const [given, family] = [text(claims.given_name), text(claims.family_name)];
  if (given || family) return [given || family, given ? family : ''];
  const words = (text(claims.name) || text(email?.split('@')[0])).split(/\s+/);
  return [
    words.slice(0, -1).join(' ') || (words[0] ?? ''),
    words.length > 1 ? (words.at(-1) ?? '') : '',
  ];
};

export const profileOf = (
  claims: Claims,
  { addressesAreVerified, groupsClaim }: IdentityProviderSettings,
): Profile => {
  const email = addressOf(claims, addressesAreVerified);
  const [firstName, lastName] = nameOf(claims, email);
  return {
    subject: claims.sub,
    email,
    firstName,
    lastName,
    groups: groupsOf(claims, groupsClaim),
    claims,
  };
};
