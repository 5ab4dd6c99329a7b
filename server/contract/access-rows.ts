// Rows of the access table that several permissions share: each maps roles to the scope of the permission.

export const assignedWithoutAmounts = ['assigned', 'no-amounts'] as const;
export const allMasked = ['all', 'masked'] as const;
export const ownSafe = ['own', 'safe'] as const;

export const everyoneInHiring = {
  administrator: 'all',
  'recruiting-manager': 'all',
  recruiter: 'groups',
} as const;
export const managersOnly = {
  administrator: 'all',
  'recruiting-manager': 'all',
} as const;
export const managersAndPayoutOfficers = {
  ...managersOnly,
  'payout-officer': 'all',
} as const;
export const payoutOfficersOnly = { 'payout-officer': 'all' } as const;
export const hiringOfJob = {
  ...everyoneInHiring,
  'hiring-manager': 'assigned',
} as const;
export const applications = {
  ...hiringOfJob,
  auditor: allMasked,
} as const;
export const chatParticipation = {
  administrator: 'member',
  'recruiting-manager': 'groups',
  recruiter: 'groups',
  'hiring-manager': 'member',
  'payout-officer': 'member',
  referrer: 'own',
} as const;
