import type { IdentityProviderSettings } from '../../platform/config-providers';

/** What a provider says of somebody, in our terms. */
export interface Profile {
  subject: string;
  /** Undefined where it told none that it has verified. */
  email: string | undefined;
  firstName: string;
  lastName: string;
  /** It told a name, and not only an address to make one of. */
  isNamed: boolean;
  /** Undefined where it left groups out because they are too many. */
  groups: readonly string[] | undefined;
  claims: Readonly<Record<string, unknown>>;
}

/** What a provider says of somebody, in its own terms. */
export type Claims = Readonly<Record<string, unknown>> & { sub: string };

/** A claim of more groups is read no further. */
const maxGroups = 1_000;
const maxLetters = 100;

const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, maxLetters) : '';

const isAddress = /^[^\s@]{1,100}@[^\s@]+\.[^\s@]{1,80}$/;

/** Where Entra ID answers, in every country. */
const isEntra = (issuer: string): boolean =>
  /^https:\/\/([\w-]+\.)*(microsoftonline\.(com|us|cn)|windows\.net|ciamlogin\.com)\//.test(
    `${issuer}/`,
  );

type AddressRule = Pick<
  IdentityProviderSettings,
  'addressClaims' | 'addressesAreVerified' | 'issuer' | 'verifiedClaim'
>;

/** Claims that say whether an address is its person's. Entra ID says so of the domain, by one of its own. */
const markNames = ({ verifiedClaim, issuer }: AddressRule): string[] => [
  ...new Set(['email_verified', verifiedClaim, ...(isEntra(issuer) ? ['xms_edov'] : [])]),
];

const isYes = (claim: unknown): boolean => [true, 'true', '1', 1].includes(claim as never);
const isNo = (claim: unknown): boolean => [false, 'false', '0', 0].includes(claim as never);

/** Claims that have to come from one answer: an address, and whether it is verified. */
export const addressParts = (
  claims: Claims,
  rule: AddressRule,
): Readonly<Record<string, unknown>> => {
  const names = new Set([...rule.addressClaims, ...markNames(rule), 'email', 'xms_edov']);
  return Object.fromEntries(Object.entries(claims).filter(([name]) => names.has(name)));
};

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim.trim() : '');

/** The first claim that holds an address, and whether the provider says that it is verified, or is not. */
export const addressIn = (claims: Claims, rule: AddressRule) => {
  const name = rule.addressClaims.find((each) => isAddress.test(textOf(claims[each])));
  if (name === undefined) return undefined;
  const address = textOf(claims[name]);
  const isMarked = address.toLowerCase() === textOf(claims.email).toLowerCase();
  const marks = isMarked ? markNames(rule).map((mark) => claims[mark]) : [];
  const isDenied = isMarked && [...marks, claims.xms_edov].some(isNo);
  const isVerified = !isDenied && (rule.addressesAreVerified || marks.some(isYes));
  return { address, isDenied, isVerified };
};

const addressOf = (claims: Claims, rule: AddressRule): string | undefined => {
  const found = addressIn(claims, rule);
  return found?.isVerified ? found.address : undefined;
};

/** Entra ID leaves a long list of groups out, and says so by `_claim_names`. */
const leftOut = (claims: Claims, name: string): boolean => {
  const names: unknown = claims._claim_names;
  return typeof names === 'object' && names !== null && name in names;
};

const groupsOf = (claims: Claims, name: string): readonly string[] | undefined => {
  const value = claims[name];
  if (Array.isArray(value) && value.length > maxGroups) return undefined;
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

export const profileOf = (claims: Claims, settings: IdentityProviderSettings): Profile => {
  const email = addressOf(claims, settings);
  const [firstName, lastName] = nameOf(claims, email);
  return {
    subject: claims.sub,
    email,
    firstName,
    lastName,
    isNamed: [claims.given_name, claims.family_name, claims.name].some((name) => text(name) !== ''),
    groups: groupsOf(claims, settings.groupsClaim),
    claims,
  };
};
