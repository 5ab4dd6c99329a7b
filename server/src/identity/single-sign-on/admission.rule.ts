import type { Role } from '../../../contract/permission';
import type { IdentityProviderSettings } from '../../platform/config-providers';
import type { Profile } from './profile.rule';
import type { Refusal } from './refusals';

type Admission = Pick<IdentityProviderSettings, 'admits' | 'roles'>;

const needsGroups = ({ admits, roles }: Admission): boolean =>
  admits.groups !== undefined || Object.keys(roles).length > 0;

const valuesOf = (claim: unknown): string[] =>
  [claim]
    .flat()
    .slice(0, 1_000)
    .map((value) => String(value));

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Whether everything that decides on a sign-in was said, if only to say no. */
export const tellsEnough = (
  admission: Admission & Pick<IdentityProviderSettings, 'groupsClaim'>,
  { email, claims }: Profile,
): boolean =>
  email !== undefined &&
  (!needsGroups(admission) || admission.groupsClaim in claims) &&
  (!admission.admits.claim || admission.admits.claim.name in claims);

/** Why someone whom the provider knows does not come in, or undefined. Everything that is asked for has to hold. */
export const refusalOf = (admission: Admission, profile: Profile): Refusal | undefined => {
  const { domains, groups, claim } = admission.admits;
  if (needsGroups(admission) && profile.groups === undefined) return 'groups-missing';
  if (domains) {
    if (profile.email === undefined) return 'address-missing';
    if (!domains.some((domain) => domain.toLowerCase() === domainOf(profile.email ?? '')))
      return 'not-admitted';
  }
  if (groups && !profile.groups?.some((group) => groups.includes(group))) return 'not-admitted';
  if (claim && !valuesOf(profile.claims[claim.name]).some((value) => claim.values.includes(value)))
    return 'not-admitted';
  return undefined;
};

/** The roles that somebody's groups give. */
export const rolesOf = (
  { roles }: Pick<Admission, 'roles'>,
  groups: readonly string[] = [],
): Role[] => [
  ...new Set(groups.flatMap((group) => (Object.hasOwn(roles, group) ? (roles[group] ?? []) : []))),
];
