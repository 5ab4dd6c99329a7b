/** Where a provider's answers come to, below the console's own address. */
export const answerPath = (provider: string, what: 'answer' | 'signed-out' | 'logout'): string =>
  `/account/sso/${provider}/${what}`;
