import { getStoredSession } from './stored-session';
import { getTokenSubject } from './token-life';

export const signedInPerson = (): string | undefined =>
  getTokenSubject(getStoredSession()?.selfToken ?? '');
