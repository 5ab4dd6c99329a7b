import { access } from './contributions';

export type Permission = keyof typeof access;
export const permissions: readonly Permission[] = /* #__PURE__ */ Object.keys(
  access,
) as Permission[];

/**
 * The widest first.
 * `groups`: jobs of the user's groups, and those that they created or are recruiting manager of.
 * `assigned`: jobs that they are hiring manager of or were added to by name.
 * `interviewing`: interviews that they take part in, until 14 days after each.
 */
export const scopes = [
  'all',
  'payouts',
  'groups',
  'assigned',
  'member',
  'published',
  'interviewing',
  'own',
] as const;
export type Scope = (typeof scopes)[number];

/** Reduced view of a record; absent means all of it. */
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
