import type { RetentionOutcome } from 'server/contract/privacy/retention/retention-rule-constants';

export const outcomeNames: Readonly<Record<RetentionOutcome, string>> = {
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  hired: 'Hired',
};
