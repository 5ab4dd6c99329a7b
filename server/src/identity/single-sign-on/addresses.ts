export const getSingleSignOnPath = (
  provider: string,
  what: 'answer' | 'signed-out' | 'logout',
): string => `/account/sso/${provider}/${what}`;

export const getSignInTrialPath = (provider: string): string => `/account/sso/${provider}/trial`;

export const singleSignOnSettingsPath = '/general-settings/single-sign-on';
