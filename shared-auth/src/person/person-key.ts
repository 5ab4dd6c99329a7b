import { storedSession } from '../session/stored-session';
import { claimsOf } from '../session/token-life';

let stated: string | undefined;

/** Whom the session in this browser speaks for, known before anything is fetched. */
export const personKey = (): string | undefined =>
  stated ?? claimsOf(storedSession()?.selfToken ?? '')?.subject;

/** Tests have no session; they say who the person is. */
export const speakFor = (key: string | undefined): void => {
  stated = key;
};
