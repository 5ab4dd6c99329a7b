/** By what two people were found to be alike. */
export const duplicateReasons = ['document', 'email', 'phone'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** `dismissed`: said not to be a duplicate; the pair is not suggested again. */
export const duplicateStates = ['suspected', 'merged', 'dismissed'] as const;
export type DuplicateState = (typeof duplicateStates)[number];
