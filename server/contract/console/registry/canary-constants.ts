/**
 * Minimum number of affected people for a canary release to count as failing, since a single person could
 * fake failures.
 */
export const fewestFailed = 3;

/**
 * Maximum percentage of people with failures, of all who opened a canary release; above it, the release
 * counts as failing.
 */
export const mostFailed = 10;

export const takeBackWords = `It is taken back by itself when it fails for ${fewestFailed} people or more, and for more than ${mostFailed} in a hundred of those who opened it within 24 hours.`;
