import type { Role } from '../../../contract/permission';
import type { IdentityProviderSettings } from '../../platform/config-providers';
import type { SignInProfile } from './sign-in-profile.rule';
import type { SignInRefusal } from './sign-in-refusals';

type Admission = Pick<IdentityProviderSettings, 'admits' | 'roles'>;

const needsGroupsClaim = ({ admits, roles }: Admission): boolean =>
  admits.groups !== undefined || Object.keys(roles).length > 0;

const toClaimValues = (claim: unknown): string[] =>
  [claim]
    .flat()
    .slice(0, 1_000)
    .map((value) => String(value));

const getEmailDomain = (email: string): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase();

export const hasRequiredClaims = (
  admission: Admission & Pick<IdentityProviderSettings, 'groupsClaim'>,
  { email, claims }: SignInProfile,
): boolean =>
  email !== undefined &&
  (!needsGroupsClaim(admission) || admission.groupsClaim in claims) &&
  (!admission.admits.claim || admission.admits.claim.name in claims);

/** Reason why a person is not admitted; undefined if all admission rules hold. */
export const findAdmissionRefusal = (
  admission: Admission,
  profile: SignInProfile,
): SignInRefusal | undefined => {
  const { domains, groups, claim } = admission.admits;
  if (needsGroupsClaim(admission) && profile.groups === undefined) return 'groups-missing';
  if (domains) {
    if (profile.email === undefined) return 'address-missing';
    if (!domains.some((domain) => domain.toLowerCase() === getEmailDomain(profile.email ?? '')))
      return 'not-admitted';
  }
  if (groups && !profile.groups?.some((group) => groups.includes(group))) return 'not-admitted';
  if (
    claim &&
    !toClaimValues(profile.claims[claim.name]).some((value) => claim.values.includes(value))
  )
    return 'not-admitted';
  return undefined;
};

export const mapGroupsToRoles = (
  { roles }: Pick<Admission, 'roles'>,
  groups: readonly string[] = [],
): Role[] => [
  ...new Set(groups.flatMap((group) => (Object.hasOwn(roles, group) ? (roles[group] ?? []) : []))),
];
