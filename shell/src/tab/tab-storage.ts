/** Returns null too when the storage is closed, as in a sandboxed frame. */
export const readFromTab = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

export const storeInTab = (key: string, text: string | undefined): void => {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // A failure is harmless, since only a reload reads the value.
  }
};
