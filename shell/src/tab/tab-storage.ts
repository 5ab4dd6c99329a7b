/** Reads a value of this tab; null also if browser storage is unavailable, as in a sandboxed frame. */
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
    // Errors are ignored, since the value is read only after a page reload.
  }
};
