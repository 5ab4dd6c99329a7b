/**
 * Effects of a merge on the referral's payout. `decided`: already approved, exported or paid; `undecided`:
 * the recruiter chooses.
 */
export const mergeCredits = ['kept', 'lost', 'undecided', 'decided'] as const;
export type MergeCredit = (typeof mergeCredits)[number];

export const duplicateReasons = ['document', 'email', 'phone'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** A `dismissed` pair is not suggested again. */
export const duplicateStates = ['suspected', 'merged', 'dismissed'] as const;
export type DuplicateState = (typeof duplicateStates)[number];
