/** What the tab keeps until it is closed; `null` too where nothing is kept, as in a frame of its own origin. */
export const readFromTab = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a text, or lets it go without one; where nothing is kept, the tab goes on without. */
export const keepInTab = (key: string, text: string | undefined): void => {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Only a reload would have needed it.
  }
};
