export type ColorModeChoice = 'light' | 'dark' | 'system';
export type ColorMode = 'light' | 'dark';

const colorModeKey = 'color-mode';
const getDarkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');
const colorModeListeners = new Set<() => void>();
/** The choice when the storage refused it; lasts as long as the page. */
let unstoredChoice: ColorModeChoice | undefined;

export const readColorModeChoice = (): ColorModeChoice => {
  if (unstoredChoice !== undefined) return unstoredChoice;
  try {
    const stored = localStorage.getItem(colorModeKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
};

export const resolveColorMode = (choice: ColorModeChoice): ColorMode =>
  choice === 'system' ? (getDarkQuery().matches ? 'dark' : 'light') : choice;

/** Sets the color mode of `<html>`; call it before the first paint. */
export const applyStoredColorMode = (): void => {
  const mode = resolveColorMode(readColorModeChoice());
  document.documentElement.classList.toggle('dark', mode === 'dark');
  document.documentElement.classList.toggle('light', mode === 'light');
};

const notifyListeners = () => {
  applyStoredColorMode();
  for (const listener of colorModeListeners) listener();
};

export const storeColorModeChoice = (choice: ColorModeChoice): void => {
  try {
    if (choice === 'system') localStorage.removeItem(colorModeKey);
    else localStorage.setItem(colorModeKey, choice);
    unstoredChoice = undefined;
  } catch {
    unstoredChoice = choice;
  }
  notifyListeners();
};

/** Stored while there are listeners: only the list that a listener was added to can remove it. */
let watchedQuery: MediaQueryList | undefined;

export const subscribeToColorMode = (listener: () => void): (() => void) => {
  if (!watchedQuery) {
    watchedQuery = getDarkQuery();
    watchedQuery.addEventListener('change', notifyListeners);
    window.addEventListener('storage', notifyListeners);
  }
  colorModeListeners.add(listener);
  return () => {
    colorModeListeners.delete(listener);
    if (colorModeListeners.size > 0) return;
    watchedQuery?.removeEventListener('change', notifyListeners);
    watchedQuery = undefined;
    window.removeEventListener('storage', notifyListeners);
  };
};
