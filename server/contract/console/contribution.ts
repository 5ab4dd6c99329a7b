import { hiringStaffGrants } from '../access-rows';

export const access = {
  'dashboard:view': {
    ...hiringStaffGrants,
    'hiring-manager': 'assigned',
    'payout-officer': 'all',
    auditor: 'all',
  },
  'registry:view': { administrator: 'all', auditor: 'all' },
  'registry:deploy': { administrator: 'all' },
} as const;

export const auditedKinds = {
  remote: 'Part of the console',
} as const;
