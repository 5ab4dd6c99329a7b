export type ColorModeChoice = 'light' | 'dark' | 'system';
export type ColorMode = 'light' | 'dark';

const key = 'color-mode';
const getDarkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
/** The choice when the storage refused it; lasts as long as the page. */
let unstoredChoice: ColorModeChoice | undefined;

export const readStoredChoice = (): ColorModeChoice => {
  if (unstoredChoice !== undefined) return unstoredChoice;
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
};

export const resolveMode = (choice: ColorModeChoice): ColorMode =>
  choice === 'system' ? (getDarkQuery().matches ? 'dark' : 'light') : choice;

/** Sets the color mode of `<html>`; call it before the first paint. */
export const applyStoredColorMode = (): void => {
  const mode = resolveMode(readStoredChoice());
  document.documentElement.classList.toggle('dark', mode === 'dark');
  document.documentElement.classList.toggle('light', mode === 'light');
};

const notifyListeners = () => {
  applyStoredColorMode();
  for (const listener of listeners) listener();
};

export const storeChoice = (choice: ColorModeChoice): void => {
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
    unstoredChoice = undefined;
  } catch {
    unstoredChoice = choice;
  }
  notifyListeners();
};

export const subscribeToColorMode = (listener: () => void): (() => void) => {
  const query = getDarkQuery();
  if (listeners.size === 0) {
    query.addEventListener('change', notifyListeners);
    window.addEventListener('storage', notifyListeners);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    query.removeEventListener('change', notifyListeners);
    window.removeEventListener('storage', notifyListeners);
  };
};
