import type { IdentityProviderSettings } from '../../platform/config-providers';

export interface SignInProfile {
  subject: string;
  /** Verified e-mail address; undefined without one. */
  email: string | undefined;
  firstName: string;
  lastName: string;
  /** False if the name was derived from the e-mail address. */
  isNamed: boolean;
  /** Groups of the person; undefined if the provider omitted them because there are too many. */
  groups: readonly string[] | undefined;
  claims: Readonly<Record<string, unknown>>;
}

export type ProviderClaims = Readonly<Record<string, unknown>> & { sub: string };

/** A claim with more groups than this is treated like an omitted one. */
const maxGroups = 1_000;
const maxNameLength = 100;

const toShortText = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, maxNameLength) : '';

const addressPattern = /^[^\s@]{1,100}@[^\s@]+\.[^\s@]{1,80}$/;

/** Matches Entra ID in all national clouds. */
const isEntraIssuer = (issuer: string): boolean =>
  /^https:\/\/([\w-]+\.)*(microsoftonline\.(com|us|cn)|windows\.net|ciamlogin\.com)\//.test(
    `${issuer}/`,
  );

type EmailRule = Pick<
  IdentityProviderSettings,
  'addressClaims' | 'addressesAreVerified' | 'issuer' | 'verifiedClaim'
>;

/**
 * Claims that say whether an address is verified; Entra ID's `xms_edov` says that the owner of its domain is
 * verified.
 */
const listVerifiedClaims = ({ verifiedClaim, issuer }: EmailRule): string[] => [
  ...new Set(['email_verified', verifiedClaim, ...(isEntraIssuer(issuer) ? ['xms_edov'] : [])]),
];

const isTrueClaim = (claim: unknown): boolean => [true, 'true', '1', 1].includes(claim as never);
const isFalseClaim = (claim: unknown): boolean => [false, 'false', '0', 0].includes(claim as never);

/** Picks an e-mail address and its verification, which must come from the same response. */
export const pickEmailClaims = (
  claims: ProviderClaims,
  rule: EmailRule,
): Readonly<Record<string, unknown>> => {
  const names = new Set([...rule.addressClaims, ...listVerifiedClaims(rule), 'email', 'xms_edov']);
  return Object.fromEntries(Object.entries(claims).filter(([name]) => names.has(name)));
};

const toTrimmedText = (claim: unknown): string => (typeof claim === 'string' ? claim.trim() : '');

/** Reads the first claim with an e-mail address; its verification may be missing. */
export const findEmailClaim = (claims: ProviderClaims, rule: EmailRule) => {
  const name = rule.addressClaims.find((each) => addressPattern.test(toTrimmedText(claims[each])));
  if (name === undefined) return undefined;
  const address = toTrimmedText(claims[name]);
  const isMarked = address.toLowerCase() === toTrimmedText(claims.email).toLowerCase();
  const marks = isMarked ? listVerifiedClaims(rule).map((mark) => claims[mark]) : [];
  const isDenied = isMarked && [...marks, claims.xms_edov].some(isFalseClaim);
  const isVerified = !isDenied && (rule.addressesAreVerified || marks.some(isTrueClaim));
  return { address, isDenied, isVerified };
};

const getVerifiedEmail = (claims: ProviderClaims, rule: EmailRule): string | undefined => {
  const found = findEmailClaim(claims, rule);
  return found?.isVerified ? found.address : undefined;
};

/** Entra ID omits a long list of groups and refers to it in `_claim_names`. */
const isClaimOmitted = (claims: ProviderClaims, name: string): boolean => {
  const names: unknown = claims._claim_names;
  return typeof names === 'object' && names !== null && name in names;
};

const getGroupClaims = (claims: ProviderClaims, name: string): readonly string[] | undefined => {
  const value = claims[name];
  if (Array.isArray(value) && value.length > maxGroups) return undefined;
  if (Array.isArray(value)) return value.filter((entry) => typeof entry === 'string');
  if (isClaimOmitted(claims, name)) return undefined;
  return typeof value === 'string' ? [value] : [];
};

/** The last word of a full name is taken as the last name. */
const getPersonNames = (claims: ProviderClaims, email: string | undefined): [string, string] => {
  const [given, family] = [toShortText(claims.given_name), toShortText(claims.family_name)];
  if (given || family) return [given || family, given ? family : ''];
  const words = (toShortText(claims.name) || toShortText(email?.split('@')[0])).split(/\s+/);
  return [
    words.slice(0, -1).join(' ') || (words[0] ?? ''),
    words.length > 1 ? (words.at(-1) ?? '') : '',
  ];
};

export const toProfile = (
  claims: ProviderClaims,
  settings: IdentityProviderSettings,
): SignInProfile => {
  const email = getVerifiedEmail(claims, settings);
  const [firstName, lastName] = getPersonNames(claims, email);
  return {
    subject: claims.sub,
    email,
    firstName,
    lastName,
    isNamed: [claims.given_name, claims.family_name, claims.name].some(
      (name) => toShortText(name) !== '',
    ),
    groups: getGroupClaims(claims, settings.groupsClaim),
    claims,
  };
};
