import { storedSession } from '../session/stored-session';
import { claimsOf } from '../session/token-life';

let stated: string | undefined;

export const personKey = (): string | undefined =>
  stated ?? claimsOf(storedSession()?.selfToken ?? '')?.subject;

/** Sets the user id in tests, which have no session. */
export const speakFor = (key: string | undefined): void => {
  stated = key;
};
