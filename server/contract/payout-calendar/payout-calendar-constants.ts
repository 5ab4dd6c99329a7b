/** What is missing before a payout can fall due on its day. */
export const missingConfirmations = {
  'joining-date': 'No joining date',
  'doubtful-date': 'A joining date to confirm',
  'hire-left': 'The person who was hired left',
  'referrer-left': 'The referrer left',
} as const;
export type MissingConfirmation = keyof typeof missingConfirmations;

/** What the list of payouts can be narrowed to: those that are still to be paid, by their confirmation. */
export const confirmations = {
  confirmed: 'Confirmed',
  missing: 'Missing',
  ...missingConfirmations,
} as const;
export type Confirmation = keyof typeof confirmations;

/** Months of a forecast, the current one first. */
export const forecastMonths = 12;

/** A stage that fewer referrals have left says nothing about those that stand in it. */
export const leastSample = 10;

/** What the payout desk looks at first, in this order. */
export const payoutFigures = ['due', 'month', 'unconfirmed', 'held', 'paid'] as const;
export type PayoutFigureName = (typeof payoutFigures)[number];
