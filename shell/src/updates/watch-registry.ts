import { onFailure } from '../boot/reporter';
import { fetchRegistry } from '../registry/read-registry';
import { registryStore } from '../registry/registry-store';

const interval = 5 * 60_000;
const quiet = 30_000;
const missingFile = new Set(['manifest', 'entry', 'chunk']);

/** Re-reads the registry and holds what is new beside what runs. */
export const checkForUpdate = async (): Promise<void> => {
  const reading = await fetchRegistry();
  if (reading) registryStore.offer(reading);
};

/**
 * Looks for newer remotes now and then, when the tab is looked at again, and when a file of a remote
 * cannot be fetched, because an old tab may ask for a version that is gone.
 */
export const watchRegistry = (): (() => void) => {
  // Not the time of day, which may be set while a tab is open.
  let last = performance.now();
  const look = (): void => {
    if (document.hidden || performance.now() - last < quiet) return;
    last = performance.now();
    void checkForUpdate();
  };
  const timer = setInterval(look, interval);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  const stop = onFailure(({ kind }) => {
    if (missingFile.has(kind)) void checkForUpdate();
  });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    stop();
  };
};
