import { access } from '../../../contract/contributions';
import {
  scopes,
  type Grant,
  type Permission,
  type Role,
  type Scope,
  type View,
} from '../../../contract/permission';

type AccessCell = Scope | readonly [Scope, View];
type AccessRow = Partial<Record<Role, AccessCell>>;

/** All permissions with their scopes by role, as the wings declare them. */
export const accessTable = access satisfies Record<Permission, AccessRow>;

type PermissionCell<P extends Permission> = (typeof accessTable)[P] extends infer R
  ? R[keyof R]
  : never;
type CellScope<C> = C extends readonly [infer S, unknown] ? S : C;

export interface PermissionGrant<P extends Permission> extends Grant {
  permission: P;
  scope: Extract<CellScope<PermissionCell<P>>, Scope>;
}

const toGrant = (permission: Permission, cell: AccessCell): Grant =>
  typeof cell === 'string'
    ? { permission, scope: cell }
    : { permission, scope: cell[0], view: cell[1] };

const pickWiderGrant = (one: Grant, other: Grant): Grant => {
  const by = scopes.indexOf(one.scope) - scopes.indexOf(other.scope);
  if (by !== 0) return by < 0 ? one : other;
  return one.view ? other : one;
};

export const listRolesWithPermission = (permission: Permission): Role[] =>
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
 * Permissions of a set of roles; the wider scope counts when two roles grant the same permission. Cached,
 * since one event can need those of a thousand users.
 */
export const getRoleGrants = (roles: readonly Role[]): Grants => {
  const key = roles.join();
  const grants = grantsByRoles.get(key) ?? collectGrants(roles);
  grantsByRoles.set(key, grants);
  return grants;
};

/** Permissions to change the installation itself, which sessions of embedding apps never have. */
const administrationPermissions: readonly Permission[] = [
  'role:assign',
  'registry:deploy',
  'company:edit',
  'setup:edit-directory',
];

export const removeAdministrationPermissions = (grants: Grants): Grants => {
  const kept = new Map([...grants.values()].map((grant) => [grant.permission, grant]));
  for (const permission of administrationPermissions) kept.delete(permission);
  return kept as Grants;
};
