import { siteStore } from '../storage/browser-store';
import { getHostSession } from './host-session';
import { parseSession, type Session } from './session';

export const sessionKey = 'user';

const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

const readSession = (): Session | undefined => parseSession(parseJson(siteStore.get(sessionKey)));

/** Reads the storage at each call, since other tabs write it too. */
export const getStoredSession = (): Session | undefined => {
  const host = getHostSession();
  return host ? host.current() : readSession();
};

export const storeSession = ({ selfToken, appToken, authType, ssoToken }: Session): void =>
  siteStore.set(sessionKey, JSON.stringify({ selfToken, appToken, authType, ssoToken }));

export const forgetSession = (): void => siteStore.remove(sessionKey);
