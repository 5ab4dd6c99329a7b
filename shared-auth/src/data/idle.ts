const longest = 300;

/** Whether the person asked for little to be fetched. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Calls back when the browser has nothing better to do; answers how to call it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, longest);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: longest });
  return () => cancelIdleCallback(handle);
};
