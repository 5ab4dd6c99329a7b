import { reportRemotes as reportCall } from 'server/contract/console/registry/registry.calls';
import { randomKey, sendAside } from 'shared-auth';
import { ownContributions } from '../registry/own-contributions';
import { registryStore } from '../registry/registry-store';
import { onLoadOutcome, takeLoadOutcomes } from './outcomes';

/** Milliseconds between two health reports of an open tab. */
const reportInterval = 5 * 60_000;
/** Milliseconds for which an outcome waits, to be sent with others in the same report. */
const batchDelay = 5_000;

const listRunningRemotes = () =>
  registryStore
    .current()
    .map.remotes.map(({ remote: { id, version } }) => ({ id, version }))
    .filter(({ id, version }) => id !== ownContributions.remote.id && version !== '');

/** Sends health reports of remotes regularly, and when the tab is closed or hidden. */
export const reportRemotes = (): void => {
  const tab = randomKey();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const report = (isClosing = false): void => {
    clearTimeout(waiting);
    waiting = undefined;
    sendAside(reportCall, {
      tab,
      running: isClosing ? [] : listRunningRemotes(),
      ...takeLoadOutcomes(),
    });
  };
  onLoadOutcome(() => {
    waiting ??= setTimeout(() => report(), batchDelay);
  });
  registryStore.subscribe(() => {
    waiting ??= setTimeout(() => report(), batchDelay);
  });
  setInterval(() => report(), reportInterval);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && waiting !== undefined) report();
  });
  window.addEventListener('pagehide', () => report(true));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) report();
  });
  report();
};
