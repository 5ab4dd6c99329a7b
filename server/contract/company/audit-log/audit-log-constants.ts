import { auditedKinds as kindsOfWings } from '../../contributions';

export const auditedKinds = kindsOfWings;
export type AuditedKind = keyof typeof auditedKinds;

/** Kinds of audit entries that users with the scope `payouts` see. */
export const payoutKinds = [
  'referral',
  'payout',
  'payout-batch',
  'referral-setting',
  'referral-amount',
  'referral-eligibility',
] as const satisfies readonly AuditedKind[];
