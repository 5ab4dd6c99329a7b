export const mostEmployments = 1_000;

export const mostEmploymentRows = 5_000;

/** Accepted range of employment dates; dates outside it are typing errors. */
export const employmentDays = { first: '1950-01-01', last: '2199-12-31' } as const;

export const employmentOutcomes = ['updated', 'unchanged', 'refused'] as const;

export const employmentFacts = { joining: 'Joining date', leaving: 'Leaving date' } as const;
export type EmploymentFact = keyof typeof employmentFacts;

export const employmentMessages = {
  whom: 'Name the hire by applicantId or by email.',
  unknown: 'There is no referral of a hired person by this.',
  several: 'Several referrals of hired people are meant. Name one by applicantId.',
  repeated: 'This hire stands in the call twice.',
  order: 'Nobody leaves before the joining date.',
  columns: 'Name a column Id or Email, and a column Joining Date or Leaving Date, each once.',
  range: 'Enter a day between 1950 and 2199.',
} as const;
