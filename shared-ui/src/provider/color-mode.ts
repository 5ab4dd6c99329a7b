export type ColorModeChoice = 'light' | 'dark' | 'system';
export type ColorMode = 'light' | 'dark';

const colorModeKey = 'color-mode';
const getDarkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');
const colorModeListeners = new Set<() => void>();
/** Chosen colour mode if browser storage is unavailable; lasts until the page is closed. */
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

/** Sets the stored colour mode on `<html>`; call before the first paint. */
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

/** Media query that is being listened to; stored because only the same object can remove its listener. */
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
