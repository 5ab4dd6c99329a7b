import type { RetentionOutcome } from 'server/contract/privacy/retention/retention-rule-constants';

export const retentionOutcomeNames: Readonly<Record<RetentionOutcome, string>> = {
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  hired: 'Hired',
};
