export const permissions = [
  'dashboard:view',
  'job:view',
  'job:create',
  'job:edit',
  'job:publish',
  'job:delete',
  'application:view',
  'application:resume',
  'application:create',
  'application:import',
  'application:status',
  'application:assign-recruiter',
  'application:merge',
  'application:delete',
  'referral:submit',
  'referral:view',
  'referral:mark-duplicate',
  'referral:delete',
  'employment:edit',
  'applicant-details:edit',
  'payout:hold',
  'payout:not-eligible',
  'payout:approve',
  'payout:export',
  'payout:mark-paid',
  'payout:reverse',
  'amounts:view',
  'setup:view-hiring',
  'setup:edit-hiring',
  'setup:view-referral',
  'setup:edit-referral',
  'setup:view-directory',
  'setup:edit-directory',
  'people:provision',
  'group:view',
  'group:edit',
  'company:view',
  'company:edit',
  'role:view',
  'role:assign',
  'chat:take-part',
  'chat:add-members',
  'list:export',
  'registry:view',
  'registry:deploy',
  'audit:view',
  'interview:view',
  'interview:schedule',
  'interview:take-part',
  'offer:view',
  'offer:make',
  'offer:approve',
  'privacy:view',
  'privacy:edit',
] as const;
export type Permission = (typeof permissions)[number];

/**
 * `groups`: jobs of the user's groups, and those that they created or are recruiting manager of.
 * `assigned`: jobs that they are hiring manager of or were added to by name.
 * `interviewing`: interviews that they take part in, until 14 days after each.
 */
export const scopes = [
  'all',
  'groups',
  'assigned',
  'published',
  'payouts',
  'member',
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
