export const retentionOutcomes = ['rejected', 'withdrawn', 'hired'] as const;
export type RetentionOutcome = (typeof retentionOutcomes)[number];

export const keepMonths = { min: 1, max: 240 };

/** Days before the end of the time at which a mail asks whether to go on. */
export const askDays = { min: 1, max: 90 };

/** Days in which somebody whom others added has to agree. */
export const ownWordDays = { min: 1, max: 365 };

/** People whom a preview names. */
export const maxPreviewed = 20;

export const retentionMessages = {
  taken: 'There is a rule of this name already.',
  country: 'This country was deleted. Choose another.',
  source: 'This source was deleted. Choose another.',
  limited: 'There is a line for this country already.',
  noMonths: 'Enter the months for which data stay, or after which no rule keeps them.',
  minAboveMax: 'Data cannot stay sealed for longer than any rule may keep them.',
  officer: 'Choose an administrator or auditor.',
  notHeld: 'This person is not on hold.',
} as const;
