import { signedInPerson } from 'shared-auth';
import { switchSingleKeys } from 'shared-ui';

const keyPrefix = 'single-keys-off:';

const getKey = (): string => `${keyPrefix}${signedInPerson() ?? ''}`;

/** The choice when the storage refused it; lasts as long as the page. */
let unstored: boolean | undefined;

const readStored = (): boolean => {
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(getKey()) === null;
  } catch {
    return true;
  }
};

/** Each person's choice stays in the browser. */
export const readSingleKeys = (): boolean => {
  const on = readStored();
  switchSingleKeys(on);
  return on;
};

export const storeSingleKeys = (on: boolean): void => {
  switchSingleKeys(on);
  try {
    if (on) localStorage.removeItem(getKey());
    else localStorage.setItem(getKey(), 'off');
    unstored = undefined;
  } catch {
    unstored = on;
  }
};
