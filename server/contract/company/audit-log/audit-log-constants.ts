import { auditedKinds as kindsOfWings } from '../../contributions';

export const auditedKinds = kindsOfWings;
export type AuditedKind = keyof typeof auditedKinds;

/** Kinds for viewers whose scope is payouts. */
export const payoutKinds = [
  'referral',
  'payout',
  'payout-batch',
  'referral-setting',
  'referral-amount',
  'referral-eligibility',
] as const satisfies readonly AuditedKind[];
