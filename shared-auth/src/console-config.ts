export interface ConsoleConfig {
  /** Base address, for example `/account` or `https://accounts.example.com`. */
  account: string;
  profile: string;
  api: string;
  gateway: string;
  userInfo: string;
}

/** Addresses that an installation configures; a missing one defaults to the console's own origin. */
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

/** A callback to the sign-out page would sign the user out again right after sign-in. */
const comingBack = (callback: string): string => {
  const { origin, pathname } = new URL(callback, location.origin);
  return /^\/+logout\/*$/i.test(pathname) && origin === location.origin ? `${origin}/` : callback;
};

const withCallback = (page: string, callback: string): string =>
  `${config.account}/${page}?callback=${encodeURIComponent(comingBack(callback))}`;

export const loginAddress = (callback: string = location.href): string =>
  withCallback('login', callback);

export const logoutAddress = (callback: string = `${location.origin}/`): string =>
  withCallback('logout', callback);
