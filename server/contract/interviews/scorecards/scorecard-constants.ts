export const interviewRecommendations = {
  'strong-no': 'Strong no',
  no: 'No',
  yes: 'Yes',
  'strong-yes': 'Strong yes',
} as const;
export type Recommendation = keyof typeof interviewRecommendations;
export const recommendationNames = Object.keys(interviewRecommendations) as Recommendation[];

export const maxScoreEvidenceLength = 2_000;
export const maxScorecardNotesLength = 10_000;

/** Hours after the interview at which reminders of an unsent scorecard are sent. */
export const scorecardReminderHours = [4, 24] as const;
export const scorecardLateHours = 24;

/** Minimum difference between two scores of a competency that counts as disagreement. */
export const minScoreDisagreement = 2;

export const scorecardMessages = {
  scores: 'Give each competency a score from 1 to 4.',
  recommendation: 'Say whether you recommend the applicant.',
  notYet: 'Send the card once the interview has begun.',
  sent: 'This card was sent already.',
  competency: 'The round judges other competencies. Open the card again.',
} as const;
