const minPasswordLength = 12;

export const findPasswordProblem = (password: string): string | undefined =>
  password.length < minPasswordLength
    ? `Choose a password of at least ${minPasswordLength} characters`
    : undefined;
