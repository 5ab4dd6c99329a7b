export interface BrowserStore {
  get: (key: string) => string | null;
  set: (key: string, text: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
  /** True if the last write to browser storage succeeded. */
  isKept: () => boolean;
  /** True if a write to browser storage would succeed now. */
  keeps: () => boolean;
}

const probeKey = 'probe';
const failureListeners = new Set<() => void>();
let hasStorageFailed = false;

/**
 * Calls `listener` once, when the first write to browser storage fails; at once if a write has already
 * failed.
 */
export const onStorageFailure = (listener: () => void): (() => void) => {
  if (hasStorageFailed) listener();
  else failureListeners.add(listener);
  return () => failureListeners.delete(listener);
};

const notifyStorageFailure = (): void => {
  if (hasStorageFailed) return;
  hasStorageFailed = true;
  for (const listener of failureListeners) listener();
  failureListeners.clear();
};

/** Wraps browser storage, which throws if it is blocked or full; values then stay in memory. */
const createBrowserStore = (open: () => Storage): BrowserStore => {
  /** Values whose write to browser storage failed, by key; `null` for a failed removal. */
  const unkept = new Map<string, string | null>();
  let isKept = true;
  const attempt = <Result>(
    access: (storage: Storage) => Result,
    otherwise: () => Result,
  ): Result => {
    try {
      return access(open());
    } catch {
      return otherwise();
    }
  };
  const write = (key: string, text: string | null): void => {
    isKept = attempt(
      (storage) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      },
      () => false,
    );
    if (isKept) unkept.delete(key);
    else unkept.set(key, text);
    if (!isKept && text !== null) notifyStorageFailure();
  };
  return {
    get: (key) => {
      const own = unkept.get(key);
      if (own !== undefined) return own;
      return attempt(
        (storage) => storage.getItem(key),
        () => null,
      );
    },
    set: write,
    remove: (key) => write(key, null),
    keys: () => {
      const stored = attempt(
        (storage) => Object.keys(storage),
        () => [],
      );
      return [...new Set([...stored, ...unkept.keys()])].filter((key) => unkept.get(key) !== null);
    },
    isKept: () => isKept,
    keeps: () =>
      attempt(
        (storage) => {
          storage.setItem(probeKey, probeKey);
          storage.removeItem(probeKey);
          return true;
        },
        () => false,
      ),
  };
};

export const siteStore = createBrowserStore(() => localStorage);
export const tabStore = createBrowserStore(() => sessionStorage);
