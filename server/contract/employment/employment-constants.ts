/** Hires of one call. */
export const mostEmployments = 1_000;

/** Rows of one file. */
export const mostEmploymentRows = 5_000;

/** Days that can be meant: anything else is a slip of the pen. */
export const employmentDays = { first: '1950-01-01', last: '2199-12-31' } as const;

export const employmentOutcomes = ['updated', 'unchanged', 'refused'] as const;

/** What is told of a hire, as the history of a referral names it. */
export const employmentFacts = { joining: 'Joining date', leaving: 'Leaving date' } as const;
export type EmploymentFact = keyof typeof employmentFacts;

/** Sentences about joining and leaving dates. */
export const employmentMessages = {
  whom: 'Name the hire by applicantId or by email.',
  unknown: 'There is no referral of a hired person by this.',
  several: 'Several referrals of hired people are meant. Name one by applicantId.',
  repeated: 'This hire stands in the call twice.',
  order: 'Nobody leaves before the joining date.',
  columns: 'Name a column Id or Email, and a column Joining Date or Leaving Date, each once.',
  range: 'Enter a day between 1950 and 2199.',
} as const;
