const shortest = 12;

export const passwordProblem = (password: string): string | undefined =>
  password.length < shortest ? `Choose a password of at least ${shortest} characters` : undefined;
