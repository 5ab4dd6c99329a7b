const shortest = 12;

/** What is wrong with a password that somebody chose, if anything. */
export const passwordProblem = (password: string): string | undefined =>
  password.length < shortest ? `Choose a password of at least ${shortest} characters` : undefined;
