export const steps = ['company', 'hiring', 'directory', 'people', 'referrals', 'job'] as const;
export type StepName = (typeof steps)[number];

export const parts = [
  'pipeline',
  'sources',
  'questions',
  'priorities',
  'group',
  'referrals',
] as const;
export type StarterPart = (typeof parts)[number];
