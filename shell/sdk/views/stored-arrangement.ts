import { signedInPerson } from 'shared-auth';

const listeners = new Set<() => void>();
/** Choices by key that the storage refused; they last as long as the page. */
const unstored = new Map<string, string>();

/** Pages of one kind of record have one arrangement. */
const getKey = (pathname: string): string =>
  `list-columns:${signedInPerson() ?? ''}:${pathname.replaceAll(/\d+/g, ':id')}`;

/** Reads the choice as the query of an address; empty for lists as they are declared. */
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
