import {
  assignedWithoutAmounts,
  everyoneInHiring,
  managersAndPayoutOfficers,
  managersOnly,
  ownSafe,
  payoutOfficersOnly,
} from '../access-rows';

export const access = {
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
  'setup:view-referral': { ...managersAndPayoutOfficers, auditor: 'all' },
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
