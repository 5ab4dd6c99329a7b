import { signedInPerson } from 'shared-auth';

const listeners = new Set<() => void>();
/** Choices that could not be written to browser storage, by key; they last until the page is closed. */
const unstored = new Map<string, string>();

/** Storage key of a user's choices; pages that differ only in ids share the same choices. */
const getKey = (pathname: string): string =>
  `list-columns:${signedInPerson() ?? ''}:${pathname.replaceAll(/\d+/g, ':id')}`;

/** Reads the choices for a list's columns as an address query; empty for columns as declared. */
export const readStoredArrangement = (pathname: string): string => {
  const key = getKey(pathname);
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

export const storeArrangement = (pathname: string, query: string): void => {
  const key = getKey(pathname);
  try {
    if (query === '') localStorage.removeItem(key);
    else localStorage.setItem(key, query);
    unstored.delete(key);
  } catch {
    unstored.set(key, query);
  }
  for (const listener of listeners) listener();
};

export const subscribeToArrangements = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
