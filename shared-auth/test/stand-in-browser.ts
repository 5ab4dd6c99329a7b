const queuedLocks = () => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: () => Promise<unknown>) => {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
  };
};

/** Puts an empty browser at `address`; `locks: false` is one without Web Locks. */
export const standInBrowser = (address: string, { locks = true } = {}): void => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
  Reflect.deleteProperty(navigator, 'locks');
  if (locks)
    Object.defineProperty(navigator, 'locks', { value: queuedLocks(), configurable: true });
};

/** What this page hears when another tab wrote to the storage. */
export const anotherTabWrote = (key: string | null): void => {
  dispatchEvent(new StorageEvent('storage', { key }));
};
