const key = 'start-page';

/** Stores whether the start page greets this user, for the skeleton of the next visit. */
export const noteGreeting = (isGreeted: boolean): void => {
  try {
    if (isGreeted) localStorage.removeItem(key);
    else localStorage.setItem(key, 'none');
  } catch {
    // A closed storage costs only the right skeleton.
  }
};
