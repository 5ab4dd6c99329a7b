import { reportRemotes as reportCall } from 'server/contract/registry/registry.calls';
import { randomKey, sendAside } from 'shared-auth';
import { ownContributions } from '../registry/own-contributions';
import { registryStore } from '../registry/registry-store';
import { onOutcome, takeOutcomes } from './outcomes';

/** How often an open tab tells that it is there, in milliseconds. */
const interval = 5 * 60_000;
/** How long an outcome waits for others to go with. */
const gathering = 5_000;

const running = () =>
  registryStore
    .current()
    .map.remotes.map(({ remote: { id, version } }) => ({ id, version }))
    .filter(({ id, version }) => id !== ownContributions.remote.id && version !== '');

/**
 * Tells the server which versions this tab runs, which parts came and how fast, and what failed: at
 * once, then now and then, soon after something happened, and when the tab is closed or put aside.
 */
export const reportRemotes = (): void => {
  const tab = randomKey();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tell = (isClosing = false): void => {
    clearTimeout(waiting);
    waiting = undefined;
    sendAside(reportCall, { tab, running: isClosing ? [] : running(), ...takeOutcomes() });
  };
  onOutcome(() => {
    waiting ??= setTimeout(() => tell(), gathering);
  });
  registryStore.subscribe(() => {
    waiting ??= setTimeout(() => tell(), gathering);
  });
  setInterval(() => tell(), interval);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && waiting !== undefined) tell();
  });
  window.addEventListener('pagehide', () => tell(true));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell();
  });
  tell();
};
