export type ColorModeChoice = 'light' | 'dark' | 'system';
export type ColorMode = 'light' | 'dark';

const key = 'color-mode';
const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
/** The choice when the storage refused it; lasts as long as the page. */
let unkept: ColorModeChoice | undefined;

export const storedChoice = (): ColorModeChoice => {
  if (unkept !== undefined) return unkept;
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
};

export const resolveMode = (choice: ColorModeChoice): ColorMode =>
  choice === 'system' ? (darkQuery().matches ? 'dark' : 'light') : choice;

/** Sets the color mode of `<html>`; call it before the first paint. */
export const applyStoredColorMode = (): void => {
  const mode = resolveMode(storedChoice());
  document.documentElement.classList.toggle('dark', mode === 'dark');
  document.documentElement.classList.toggle('light', mode === 'light');
};

const announce = () => {
  applyStoredColorMode();
  for (const listener of listeners) listener();
};

export const storeChoice = (choice: ColorModeChoice): void => {
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
    unkept = undefined;
  } catch {
    unkept = choice;
  }
  announce();
};

export const watchColorMode = (listener: () => void): (() => void) => {
  const query = darkQuery();
  if (listeners.size === 0) {
    query.addEventListener('change', announce);
    window.addEventListener('storage', announce);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    query.removeEventListener('change', announce);
    window.removeEventListener('storage', announce);
  };
};
