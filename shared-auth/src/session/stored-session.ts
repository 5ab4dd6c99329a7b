import { siteStore } from '../storage/browser-store';
import { hostSession } from './host-session';
import { asSession, type Session } from './session';

export const sessionKey = 'user';

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

const kept = (): Session | undefined => asSession(parsed(siteStore.get(sessionKey)));

/** Reads the storage at each call, since other tabs write it too. */
export const storedSession = (): Session | undefined => {
  const host = hostSession();
  return host ? host.current() : kept();
};

export const storeSession = ({ selfToken, appToken, authType, ssoToken }: Session): void =>
  siteStore.set(sessionKey, JSON.stringify({ selfToken, appToken, authType, ssoToken }));

export const forgetSession = (): void => siteStore.remove(sessionKey);
