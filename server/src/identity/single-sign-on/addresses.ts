/** Where a provider's answers come to, below the console's own address. */
export const answerPath = (provider: string, what: 'answer' | 'signed-out' | 'logout'): string =>
  `/account/sso/${provider}/${what}`;

/** Where an administrator tries a sign-in that signs nobody in. */
export const trialPath = (provider: string): string => `/account/sso/${provider}/trial`;

/** Where the console shows what is configured. */
export const administrationPath = '/general-settings/single-sign-on';
