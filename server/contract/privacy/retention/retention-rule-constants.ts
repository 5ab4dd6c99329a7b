export const retentionOutcomes = ['rejected', 'withdrawn', 'hired'] as const;
export type RetentionOutcome = (typeof retentionOutcomes)[number];

export const storageMonthLimits = { min: 1, max: 240 };

/**
 * Days before the retention period ends at which a mail asks the applicant whether to keep the data longer.
 */
export const renewalMailDayLimits = { min: 1, max: 90 };

/** Days within which applicants who were added by others must consent. */
export const ownConsentDayLimits = { min: 1, max: 365 };

/** Maximum number of people whom a preview lists by name. */
export const maxPreviewedPeople = 20;

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
