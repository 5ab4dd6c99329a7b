export interface ConsoleConfig {
  /** Base URL of the account service, for example `/account` or `https://accounts.example.com`. */
  account: string;
  profile: string;
  api: string;
  gateway: string;
  userInfo: string;
}

/** Base URLs that an installation configures; a missing URL defaults to the console's own origin. */
export interface StatedAddresses {
  account: string;
  profile?: string | undefined;
  apiUrl?: string | undefined;
  gatewayUrl?: string | undefined;
  userInfoUrl?: string | undefined;
}

const trimTrailingSlashes = (address: string): string => address.replace(/\/+$/, '');

const toBaseAddress = (address: string | undefined): string =>
  trimTrailingSlashes(address || location.origin);

const toConsoleConfig = (stated: StatedAddresses): ConsoleConfig => {
  const account = trimTrailingSlashes(stated.account);
  return {
    account,
    profile: stated.profile || `${account}/profile`,
    api: toBaseAddress(stated.apiUrl),
    gateway: toBaseAddress(stated.gatewayUrl),
    userInfo: toBaseAddress(stated.userInfoUrl),
  };
};

let currentConfig = toConsoleConfig({ account: '/account' });

export const configureConsole = (stated: StatedAddresses): void => {
  currentConfig = toConsoleConfig(stated);
};

export const consoleConfig = (): Readonly<ConsoleConfig> => currentConfig;

/**
 * Replaces a callback to the sign-out page by the start page, since it would sign the user out right after
 * sign-in.
 */
const toSafeCallback = (callback: string): string => {
  const { origin, pathname } = new URL(callback, location.origin);
  return /^\/+logout\/*$/i.test(pathname) && origin === location.origin ? `${origin}/` : callback;
};

const buildAccountAddress = (page: string, callback: string): string =>
  `${currentConfig.account}/${page}?callback=${encodeURIComponent(toSafeCallback(callback))}`;

export const getLoginAddress = (callback: string = location.href): string =>
  buildAccountAddress('login', callback);

export const getLogoutAddress = (callback: string = `${location.origin}/`): string =>
  buildAccountAddress('logout', callback);
