import {
  assignedWithoutAmountsGrant,
  hiringStaffGrants,
  managerAndPayoutOfficerGrants,
  managerGrants,
  ownSafeGrant,
  payoutOfficerGrants,
} from '../access-rows';

export const access = {
  'referral:submit': {
    ...managerGrants,
    recruiter: 'all',
    'hiring-manager': 'all',
    'payout-officer': 'all',
    referrer: 'own',
  },
  'referral:view': {
    ...hiringStaffGrants,
    'hiring-manager': assignedWithoutAmountsGrant,
    'payout-officer': 'all',
    referrer: ownSafeGrant,
    auditor: 'all',
  },
  'referral:mark-duplicate': managerAndPayoutOfficerGrants,
  'referral:delete': managerAndPayoutOfficerGrants,
  'employment:edit': managerAndPayoutOfficerGrants,
  'applicant-details:edit': { administrator: 'all', 'payout-officer': 'all' },
  'payout:hold': managerAndPayoutOfficerGrants,
  'payout:not-eligible': managerAndPayoutOfficerGrants,
  'payout:approve': { 'recruiting-manager': 'all', 'payout-officer': 'all' },
  'payout:export': payoutOfficerGrants,
  'payout:mark-paid': payoutOfficerGrants,
  'payout:reverse': payoutOfficerGrants,
  'amounts:view': {
    ...hiringStaffGrants,
    'payout-officer': 'all',
    referrer: 'own',
    auditor: 'all',
  },
  'setup:view-referral': { ...managerAndPayoutOfficerGrants, auditor: 'all' },
  'setup:edit-referral': { administrator: 'all', 'payout-officer': 'all' },
} as const;

export const auditedKinds = {
  referral: 'Referral',
  payout: 'Payout',
  'payout-batch': 'Payout batch',
  'referral-setting': 'Referral settings',
  'referral-amount': 'Referral amount',
  'referral-eligibility': 'Referrer eligibility',
} as const;

export const mailKinds = {
  payout: 'Payout of a referral',
  'batch-approval': 'Batch waits for approval',
  'referral-progress': 'Progress of your referrals',
} as const;

export const lookups = {
  referralAmounts: { path: '/api/v1/referral-amount', id: 'id', label: 'slug' },
  referralSettingTypes: { path: '/api/v1/referral-setting-type', id: 'id', label: 'name' },
} as const;
