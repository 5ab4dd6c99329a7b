import { signedInPerson } from 'shared-auth';
import { setSingleKeyShortcuts } from 'shared-ui';

const keyPrefix = 'single-keys-off:';

const getKey = (): string => `${keyPrefix}${signedInPerson() ?? ''}`;

/** The user's choice if browser storage is unavailable; lasts until the page is closed. */
let unstored: boolean | undefined;

const readStored = (): boolean => {
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(getKey()) === null;
  } catch {
    return true;
  }
};

/**
 * Reads whether this user has shortcuts without modifier keys switched on; stored in the browser per user.
 */
export const readSingleKeysSetting = (): boolean => {
  const on = readStored();
  setSingleKeyShortcuts(on);
  return on;
};

export const storeSingleKeysSetting = (on: boolean): void => {
  setSingleKeyShortcuts(on);
  try {
    if (on) localStorage.removeItem(getKey());
    else localStorage.setItem(getKey(), 'off');
    unstored = undefined;
  } catch {
    unstored = on;
  }
};
