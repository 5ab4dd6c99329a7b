import { storedSession } from './stored-session';
import { subjectOf } from './token-life';

/** Id of who is signed in, unverified. */
export const signedInPerson = (): string | undefined => subjectOf(storedSession()?.selfToken ?? '');
