// Rows of the access table that several permissions share: each maps roles to the scope of the permission.

export const assignedWithoutAmountsGrant = ['assigned', 'no-amounts'] as const;
export const allMaskedGrant = ['all', 'masked'] as const;
export const ownSafeGrant = ['own', 'safe'] as const;

export const hiringStaffGrants = {
  administrator: 'all',
  'recruiting-manager': 'all',
  recruiter: 'groups',
} as const;
export const managerGrants = {
  administrator: 'all',
  'recruiting-manager': 'all',
} as const;
export const managerAndPayoutOfficerGrants = {
  ...managerGrants,
  'payout-officer': 'all',
} as const;
export const payoutOfficerGrants = { 'payout-officer': 'all' } as const;
export const jobHiringGrants = {
  ...hiringStaffGrants,
  'hiring-manager': 'assigned',
} as const;
export const applications = {
  ...jobHiringGrants,
  auditor: allMaskedGrant,
} as const;
export const chatGrants = {
  administrator: 'member',
  'recruiting-manager': 'groups',
  recruiter: 'groups',
  'hiring-manager': 'member',
  'payout-officer': 'member',
  referrer: 'own',
} as const;
