export const competencyScores = [1, 2, 3, 4] as const;
export type Score = (typeof competencyScores)[number];

export const competencyMessages = {
  taken: 'There is a competency of this name already.',
  meanings: 'Say what each score from 1 to 4 means.',
} as const;
