import { siteStore } from '../storage/browser-store';
import { getHostSession } from './host-session';
import { parseSession, type Session } from './session';

export const sessionStorageKey = 'user';

const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

const readSession = (): Session | undefined =>
  parseSession(parseJson(siteStore.get(sessionStorageKey)));

/** Reads browser storage at each call, since other tabs write the session too. */
export const getStoredSession = (): Session | undefined => {
  const host = getHostSession();
  return host ? host.current() : readSession();
};

export const storeSession = ({ selfToken, appToken, authType, ssoToken }: Session): void =>
  siteStore.set(sessionStorageKey, JSON.stringify({ selfToken, appToken, authType, ssoToken }));

export const forgetStoredSession = (): void => siteStore.remove(sessionStorageKey);
