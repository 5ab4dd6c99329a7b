// These constants are separate from the schemas, to keep the schemas out of browser bundles.

export const usualLines = 5;

export const mostLines = 100;

/** Seconds without a response after which a dashboard card offers a retry. */
export const cardPatience = 10;

/** Kinds of waiting work in release 1.1.0; domains may add others. */
export const waitingKinds = [
  'stalled',
  'joining',
  'expiring',
  'duplicate',
  'payout-due',
  'payout-unconfirmed',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Number of days ahead for which joining dates and expiry dates of jobs count as near. */
export const daysAhead = 7;
