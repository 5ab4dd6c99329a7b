import type { Grant, Permission, Role, Scope, View } from '../../../contract/permission';

type AccessCell = Scope | readonly [Scope, View];
type AccessRow = Partial<Record<Role, AccessCell>>;

const assignedWithoutAmounts = ['assigned', 'no-amounts'] as const;
const allMasked = ['all', 'masked'] as const;
const ownSafe = ['own', 'safe'] as const;

const everyoneInHiring = {
  administrator: 'all',
  'recruiting-manager': 'all',
  recruiter: 'groups',
} as const satisfies AccessRow;
const managersOnly = {
  administrator: 'all',
  'recruiting-manager': 'all',
} as const satisfies AccessRow;
const managersAndPayoutOfficers = {
  ...managersOnly,
  'payout-officer': 'all',
} as const satisfies AccessRow;
const payoutOfficersOnly = { 'payout-officer': 'all' } as const satisfies AccessRow;
const hiringOfJob = {
  ...everyoneInHiring,
  'hiring-manager': 'assigned',
} as const satisfies AccessRow;
const applications = {
  ...hiringOfJob,
  auditor: allMasked,
} as const satisfies AccessRow;
const chatParticipation = {
  administrator: 'member',
  'recruiting-manager': 'groups',
  recruiter: 'groups',
  'hiring-manager': 'member',
  'payout-officer': 'member',
  referrer: 'own',
} as const satisfies AccessRow;

/** The whole of access control: which roles have a permission, on which records and fields. */
export const accessTable = {
  'dashboard:view': {
    ...everyoneInHiring,
    'hiring-manager': 'assigned',
    'payout-officer': 'all',
    auditor: 'all',
  },
  'job:view': {
    ...everyoneInHiring,
    'hiring-manager': 'assigned',
    'payout-officer': 'all',
    referrer: 'published',
    auditor: 'all',
  },
  'job:create': everyoneInHiring,
  'job:edit': everyoneInHiring,
  'job:publish': everyoneInHiring,
  'job:delete': managersOnly,
  'application:view': applications,
  'application:resume': applications,
  'application:create': everyoneInHiring,
  'application:import': everyoneInHiring,
  'application:status': hiringOfJob,
  'application:assign-recruiter': everyoneInHiring,
  'application:merge': everyoneInHiring,
  'application:delete': managersOnly,
  'referral:submit': {
    ...managersOnly,
    recruiter: 'all',
    'hiring-manager': 'all',
    'payout-officer': 'all',
    referrer: 'own',
  },
  'referral:view': {
    ...everyoneInHiring,
    'hiring-manager': assignedWithoutAmounts,
    'payout-officer': 'all',
    referrer: ownSafe,
    auditor: 'all',
  },
  'referral:mark-duplicate': managersAndPayoutOfficers,
  'referral:delete': managersAndPayoutOfficers,
  'employment:edit': managersAndPayoutOfficers,
  'applicant-details:edit': { administrator: 'all', 'payout-officer': 'all' },
  'payout:hold': managersAndPayoutOfficers,
  'payout:not-eligible': managersAndPayoutOfficers,
  'payout:approve': { 'recruiting-manager': 'all', 'payout-officer': 'all' },
  'payout:export': payoutOfficersOnly,
  'payout:mark-paid': payoutOfficersOnly,
  'payout:reverse': payoutOfficersOnly,
  'amounts:view': {
    ...everyoneInHiring,
    'payout-officer': 'all',
    referrer: 'own',
    auditor: 'all',
  },
  'setup:view-hiring': { ...managersOnly, recruiter: 'all', auditor: 'all' },
  'setup:edit-hiring': managersOnly,
  'setup:view-referral': { ...managersAndPayoutOfficers, auditor: 'all' },
  'setup:edit-referral': { administrator: 'all', 'payout-officer': 'all' },
  'setup:view-directory': { administrator: 'all', auditor: 'all' },
  'setup:edit-directory': { administrator: 'all' },
  // Only an identity provider maintains people this way, with a service token.
  'people:provision': {},
  'group:view': { administrator: 'all', 'recruiting-manager': 'groups', auditor: 'all' },
  'group:edit': { administrator: 'all', 'recruiting-manager': 'groups' },
  'company:view': { administrator: 'all', auditor: 'all' },
  'company:edit': { administrator: 'all' },
  'role:view': { administrator: 'all', auditor: 'all' },
  'role:assign': { administrator: 'all' },
  'chat:take-part': chatParticipation,
  'chat:add-members': chatParticipation,
  'list:export': { ...everyoneInHiring, 'payout-officer': 'payouts', auditor: 'all' },
  'registry:view': { administrator: 'all', auditor: 'all' },
  'registry:deploy': { administrator: 'all' },
  'audit:view': {
    administrator: 'all',
    'recruiting-manager': 'groups',
    'payout-officer': 'payouts',
    auditor: 'all',
  },
  'interview:view': hiringOfJob,
  'interview:schedule': hiringOfJob,
  // Everybody, since whoever a plan names may interview.
  'interview:take-part': {
    administrator: 'interviewing',
    'recruiting-manager': 'interviewing',
    recruiter: 'interviewing',
    'hiring-manager': 'interviewing',
    'payout-officer': 'interviewing',
    referrer: 'interviewing',
  },
  'offer:view': hiringOfJob,
  'offer:make': everyoneInHiring,
  'offer:approve': hiringOfJob,
  'privacy:view': { administrator: 'all', auditor: 'all' },
  'privacy:edit': { administrator: 'all' },
} as const satisfies Record<Permission, AccessRow>;

type PermissionCell<P extends Permission> = (typeof accessTable)[P] extends infer R
  ? R[keyof R]
  : never;
type CellScope<C> = C extends readonly [infer S, unknown] ? S : C;

export interface PermissionGrant<P extends Permission> extends Grant {
  permission: P;
  scope: Extract<CellScope<PermissionCell<P>>, Scope>;
}

const widestFirst: readonly Scope[] = [
  'all',
  'payouts',
  'groups',
  'assigned',
  'member',
  'published',
  'interviewing',
  'own',
];

const toGrant = (permission: Permission, cell: AccessCell): Grant =>
  typeof cell === 'string'
    ? { permission, scope: cell }
    : { permission, scope: cell[0], view: cell[1] };

const pickWiderGrant = (one: Grant, other: Grant): Grant => {
  const by = widestFirst.indexOf(one.scope) - widestFirst.indexOf(other.scope);
  if (by !== 0) return by < 0 ? one : other;
  return one.view ? other : one;
};

export const listRolesWith = (permission: Permission): Role[] =>
  Object.keys(accessTable[permission]) as Role[];

export interface Grants {
  get<P extends Permission>(permission: P): PermissionGrant<P> | undefined;
  has(permission: Permission): boolean;
  values(): Iterable<Grant>;
}

const collectGrants = (roles: readonly Role[]): Grants => {
  const grants = new Map<Permission, Grant>();
  for (const [permission, row] of Object.entries(accessTable) as [Permission, AccessRow][])
    for (const role of roles) {
      const cell = row[role];
      if (!cell) continue;
      const grant = toGrant(permission, cell);
      const held = grants.get(permission);
      grants.set(permission, held ? pickWiderGrant(held, grant) : grant);
    }
  return grants as Grants;
};

const grantsByRoles = new Map<string, Grants>();

/**
 * The wider scope wins when two roles grant the same permission. Cached by role set, since one
 * event can ask for a thousand users.
 */
export const getRoleGrants = (roles: readonly Role[]): Grants => {
  const key = roles.join();
  const grants = grantsByRoles.get(key) ?? collectGrants(roles);
  grantsByRoles.set(key, grants);
  return grants;
};

/** Permissions that no session of an embedding app has: they change the installation itself. */
const administrationPermissions: readonly Permission[] = [
  'role:assign',
  'registry:deploy',
  'company:edit',
  'setup:edit-directory',
];

export const removeAdministration = (grants: Grants): Grants => {
  const kept = new Map([...grants.values()].map((grant) => [grant.permission, grant]));
  for (const permission of administrationPermissions) kept.delete(permission);
  return kept as Grants;
};
