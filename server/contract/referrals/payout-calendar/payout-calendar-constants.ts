export const missingConfirmations = {
  'joining-date': 'No joining date',
  'doubtful-date': 'A joining date to confirm',
  'hire-left': 'The person who was hired left',
  'referrer-left': 'The referrer left',
} as const;
export type MissingConfirmation = keyof typeof missingConfirmations;

export const confirmations = {
  confirmed: 'Confirmed',
  missing: 'Missing',
  ...missingConfirmations,
} as const;
export type Confirmation = keyof typeof confirmations;

export const forecastMonths = 12;

/** Referrals that must have left a stage before its statistics are used. */
export const leastSample = 10;

export const payoutFigures = ['due', 'month', 'unconfirmed', 'held', 'paid'] as const;
export type PayoutFigureName = (typeof payoutFigures)[number];
