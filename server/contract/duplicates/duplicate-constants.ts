/**
 * What becomes of the credit of a referral by a merge: `decided` ones are approved, exported or paid and
 * stay so; of `undecided` ones the recruiter chooses.
 */
export const mergeCredits = ['kept', 'lost', 'undecided', 'decided'] as const;
export type MergeCredit = (typeof mergeCredits)[number];

/** By what two people were found to be alike. */
export const duplicateReasons = ['document', 'email', 'phone'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** `dismissed`: said not to be a duplicate; the pair is not suggested again. */
export const duplicateStates = ['suspected', 'merged', 'dismissed'] as const;
export type DuplicateState = (typeof duplicateStates)[number];
