/** What a browser keeps for this site, or this page where it does not. */
export interface BrowserStore {
  get: (key: string) => string | null;
  set: (key: string, text: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
  /** What was stored last is still there when the page is opened again. */
  isKept: () => boolean;
  /** The same of what would be stored now. */
  keeps: () => boolean;
}

const probe = 'probe';
const listeners = new Set<() => void>();
let isTold = false;

/** Calls `listener` once, when something cannot be kept beyond this page; at once where that has happened. */
export const onNothingKept = (listener: () => void): (() => void) => {
  if (isTold) listener();
  else listeners.add(listener);
  return () => listeners.delete(listener);
};

const tell = (): void => {
  if (isTold) return;
  isTold = true;
  for (const listener of listeners) listener();
  listeners.clear();
};

/** A storage that a browser closes, or that is full, throws at any use; then the page remembers by itself. */
const storeOf = (open: () => Storage): BrowserStore => {
  /** `null` for what is gone though the storage did not let go of it. */
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
    if (!isKept && text !== null) tell();
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
          storage.setItem(probe, probe);
          storage.removeItem(probe);
          return true;
        },
        () => false,
      ),
  };
};

/** Kept for this site in this browser, and read by its other tabs. */
export const siteStore = storeOf(() => localStorage);
/** Kept for this tab until it is closed. */
export const tabStore = storeOf(() => sessionStorage);
