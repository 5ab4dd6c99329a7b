// Separate from the schemas to keep those out of browser bundles.

export const usualLines = 5;

export const mostLines = 100;

/** Seconds until a card offers a retry. */
export const cardPatience = 10;

/** Kinds that release 1.1.0 knew; domains may add others. */
export const waitingKinds = [
  'stalled',
  'joining',
  'expiring',
  'duplicate',
  'payout-due',
  'payout-unconfirmed',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Days in which a joining date or a job's last day is near. */
export const daysAhead = 7;
