import { storedSession } from './stored-session';
import { subjectOf } from './token-life';

export const signedInPerson = (): string | undefined => subjectOf(storedSession()?.selfToken ?? '');
