export const retentionOutcomes = ['rejected', 'withdrawn', 'hired'] as const;
export type RetentionOutcome = (typeof retentionOutcomes)[number];

export const keepMonths = { min: 1, max: 240 };

/** People whom a preview names. */
export const maxPreviewed = 20;

export const retentionMessages = {
  taken: 'There is a rule of this name already.',
  country: 'This country was deleted. Choose another.',
  source: 'This source was deleted. Choose another.',
  notHeld: 'This person is not on hold.',
} as const;
