export const identity = {
  rooms: {
    account: [],
    people: ['account'],
    'service-tokens': [],
    'single-sign-on': ['account', 'people'],
  },
  tables: [
    'app_user',
    'attempt',
    'invitation',
    'mailed_link', // links to set a password
    'service_token',
    'session',
    'sign_in_code',
    'sso_account',
    'sso_provider',
    'sso_request',
    'sso_session',
    'user_role',
  ],
};
