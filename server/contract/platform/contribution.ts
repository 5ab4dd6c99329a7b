import { hiringStaffGrants } from '../access-rows';

export const access = {
  'list:export': { ...hiringStaffGrants, 'payout-officer': 'payouts', auditor: 'all' },
} as const;

export const auditedKinds = {
  'background-task': 'Background task',
  'mail-message': 'Message',
} as const;

export const mailKinds = {
  'failed-work': 'Background work failed',
  digest: 'Daily digest',
  test: 'Test message',
} as const;
