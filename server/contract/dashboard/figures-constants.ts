// Separate from the schemas to keep those out of browser bundles.

export const usualLines = 5;

export const mostLines = 100;

/** Seconds until a card offers a retry. */
export const cardPatience = 10;

export const waitingKinds = [
  'stalled',
  'joining',
  'expiring',
  'duplicate',
  'payout-due',
  'payout-unconfirmed',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Days before a joining date or a job's last day at which it is announced. */
export const daysAhead = 7;
