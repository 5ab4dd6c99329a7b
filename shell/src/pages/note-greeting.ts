const key = 'start-page';

/** Notes for the next visit whether whoever is here has a start page that greets them. */
export const noteGreeting = (isGreeted: boolean): void => {
  try {
    if (isGreeted) localStorage.removeItem(key);
    else localStorage.setItem(key, 'none');
  } catch {
    // A closed storage costs only a greeting that is seen for a moment.
  }
};
