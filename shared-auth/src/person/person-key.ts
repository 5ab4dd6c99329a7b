import { getStoredSession } from '../session/stored-session';
import { parseTokenClaims } from '../session/token-life';

let testPersonKey: string | undefined;

export const getPersonKey = (): string | undefined =>
  testPersonKey ?? parseTokenClaims(getStoredSession()?.selfToken ?? '')?.subject;

/** Sets the user id in tests, which have no session. */
export const setTestPersonKey = (key: string | undefined): void => {
  testPersonKey = key;
};
