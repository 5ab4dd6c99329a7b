// Apart from the schemas, so that a browser takes these without them.

/** Lines of a card unless another number is chosen. */
export const usualLines = 5;

/** The most that a card shows: what its choice `all` asks for. */
export const mostLines = 100;

/** Seconds after which a card says that its call hangs, and offers to ask again. */
export const cardPatience = 10;

/** What can wait for a person, the most pressing first. */
export const waitingKinds = [
  'stalled',
  'joining',
  'expiring',
  'duplicate',
  'payout-due',
  'payout-unconfirmed',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Joining dates and last days of jobs are told so many days before. */
export const daysAhead = 7;
