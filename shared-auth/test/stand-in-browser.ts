const createLockManager = () => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: () => Promise<unknown>) => {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
  };
};

export const standInBrowser = (address: string, { locks = true } = {}): void => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
  Reflect.deleteProperty(navigator, 'locks');
  if (locks)
    Object.defineProperty(navigator, 'locks', { value: createLockManager(), configurable: true });
};

export const dispatchStorageEvent = (key: string | null): void => {
  dispatchEvent(new StorageEvent('storage', { key }));
};
