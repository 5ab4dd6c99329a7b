/** Addresses outside the console; the shell states them when it starts the session. */
export interface ConsoleConfig {
  /** Base of the account service, for example `/account` or `https://accounts.example.com`. */
  account: string;
  /** Profile page of the signed-in person. */
  profile: string;
  /** Bases of the general API, of what the whole suite shares, and of who is signed in. */
  api: string;
  gateway: string;
  userInfo: string;
}

/** What an installation states; an address that it leaves out is this console's own. */
export interface StatedAddresses {
  account: string;
  profile?: string | undefined;
  apiUrl?: string | undefined;
  gatewayUrl?: string | undefined;
  userInfoUrl?: string | undefined;
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

const ownOr = (address: string | undefined): string => withoutSlash(address || location.origin);

const configOf = (stated: StatedAddresses): ConsoleConfig => {
  const account = withoutSlash(stated.account);
  return {
    account,
    profile: stated.profile || `${account}/profile`,
    api: ownOr(stated.apiUrl),
    gateway: ownOr(stated.gatewayUrl),
    userInfo: ownOr(stated.userInfoUrl),
  };
};

let config = configOf({ account: '/account' });

export const configureConsole = (stated: StatedAddresses): void => {
  config = configOf(stated);
};

export const consoleConfig = (): Readonly<ConsoleConfig> => config;

/** Whoever signs in at the page that signs out would be out again at once. */
const comingBack = (callback: string): string => {
  const { origin, pathname } = new URL(callback, location.origin);
  return /^\/+logout\/*$/i.test(pathname) && origin === location.origin ? `${origin}/` : callback;
};

const withCallback = (page: string, callback: string): string =>
  `${config.account}/${page}?callback=${encodeURIComponent(comingBack(callback))}`;

/** Sign-in page, which comes back to `callback`. */
export const loginAddress = (callback: string = location.href): string =>
  withCallback('login', callback);

/** Sign-out page, which leads on to `callback`. */
export const logoutAddress = (callback: string = `${location.origin}/`): string =>
  withCallback('logout', callback);
