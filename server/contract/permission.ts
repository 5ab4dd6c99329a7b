import { access, scopes as scopesOfWings } from './contributions';

export type Permission = keyof typeof access;
export const permissions: readonly Permission[] = /* #__PURE__ */ Object.keys(
  access,
) as Permission[];

export const scopes = scopesOfWings;
export type Scope = (typeof scopes)[number];

/** Views of a grant, which hide fields of a record; without a view, all fields are visible. */
export const views = ['masked', 'no-amounts', 'safe'] as const;
export type View = (typeof views)[number];

export interface Grant {
  permission: Permission;
  scope: Scope;
  view?: View;
}

export const roles = [
  'administrator',
  'recruiting-manager',
  'recruiter',
  'hiring-manager',
  'payout-officer',
  'referrer',
  'auditor',
] as const;
export type Role = (typeof roles)[number];
