/** Fewest people whom a canary has to fail for: one alone could have made their failures up. */
export const fewestFailed = 3;

/** Of a hundred people who opened it, how many it may fail for at the most. */
export const mostFailed = 10;

/** What is done about a canary that fails. */
export const takeBackWords = `It is taken back by itself when it fails for ${fewestFailed} people or more, and for more than ${mostFailed} in a hundred of those who opened it within 24 hours.`;
