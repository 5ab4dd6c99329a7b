import { asSession, type Session } from './session';

export const sessionKey = 'user';

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

/** The stored session, if it is a valid login. Read each time, since other tabs write it too. */
export const storedSession = (): Session | undefined =>
  asSession(parsed(localStorage.getItem(sessionKey)));

export const storeSession = ({ selfToken, appToken, authType, ssoToken }: Session): void =>
  localStorage.setItem(sessionKey, JSON.stringify({ selfToken, appToken, authType, ssoToken }));

export const forgetSession = (): void => localStorage.removeItem(sessionKey);
