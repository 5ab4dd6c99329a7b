import { onLoadFailure } from '../boot/reporter';
import { fetchRegistry } from '../registry/read-registry';
import { registryStore } from '../registry/registry-store';

const checkInterval = 5 * 60_000;
const minCheckInterval = 30_000;
const missingFileKinds = new Set(['manifest', 'entry', 'chunk']);

export const checkForUpdate = async (): Promise<void> => {
  const reading = await fetchRegistry();
  if (reading) registryStore.offer(reading);
};

/**
 * Checks for newer remotes regularly, when the tab becomes visible, and after a failed load, since an old tab
 * may request a deleted version.
 */
export const watchRegistry = (): (() => void) => {
  // Uses `performance.now`, since the system time may change while the tab is open.
  let last = performance.now();
  const look = (): void => {
    if (document.hidden || performance.now() - last < minCheckInterval) return;
    last = performance.now();
    void checkForUpdate();
  };
  const timer = setInterval(look, checkInterval);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  const stop = onLoadFailure(({ kind }) => {
    if (missingFileKinds.has(kind)) void checkForUpdate();
  });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    stop();
  };
};
