/**
 * Minimum of people for whom a canary release must fail to count as failing: a single person could
 * fake failures.
 */
export const fewestFailed = 3;

/** Maximum per cent of the people who opened a canary for whom it may fail. */
export const mostFailed = 10;

export const takeBackWords = `It is taken back by itself when it fails for ${fewestFailed} people or more, and for more than ${mostFailed} in a hundred of those who opened it within 24 hours.`;
