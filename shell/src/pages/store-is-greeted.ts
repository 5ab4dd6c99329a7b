const startPageKey = 'start-page';

/** Stores whether the start page greets this user, for the skeleton of the next visit. */
export const storeGreetedState = (isGreeted: boolean): void => {
  try {
    if (isGreeted) localStorage.removeItem(startPageKey);
    else localStorage.setItem(startPageKey, 'none');
  } catch {
    // Errors are ignored: at worst, the next visit shows the wrong skeleton.
  }
};
