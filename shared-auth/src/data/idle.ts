const maxIdleWait = 300;

export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, maxIdleWait);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: maxIdleWait });
  return () => cancelIdleCallback(handle);
};
