const maxWait = 300;

export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, maxWait);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: maxWait });
  return () => cancelIdleCallback(handle);
};
