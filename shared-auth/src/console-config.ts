/** Addresses outside the console; the shell states them when it starts the session. */
export interface ConsoleConfig {
  /** Base of the account service, for example `/account` or `https://accounts.example.com`. */
  account: string;
  /** Profile page of the signed-in person. */
  profile: string;
}

let config: ConsoleConfig = { account: '/account', profile: '/account/profile' };

export const configureConsole = (given: {
  account: string;
  profile?: string | undefined;
}): void => {
  const account = given.account.replace(/\/+$/, '');
  config = { account, profile: given.profile ?? `${account}/profile` };
};

export const consoleConfig = (): Readonly<ConsoleConfig> => config;

const withCallback = (page: string, callback: string): string =>
  `${config.account}/${page}?callback=${encodeURIComponent(callback)}`;

/** Sign-in page, which comes back to `callback`. */
export const loginAddress = (callback: string = location.href): string =>
  withCallback('login', callback);

/** Sign-out page, which leads on to `callback`. */
export const logoutAddress = (callback: string = `${location.origin}/`): string =>
  withCallback('logout', callback);
