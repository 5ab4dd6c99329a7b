/** What a new installation goes through, in the order that it is offered in. */
export const steps = ['company', 'hiring', 'directory', 'people', 'referrals', 'job'] as const;
export type StepName = (typeof steps)[number];

/** What can be created to start with; each part stands by itself. */
export const parts = [
  'pipeline',
  'sources',
  'questions',
  'priorities',
  'group',
  'referrals',
] as const;
export type StarterPart = (typeof parts)[number];
