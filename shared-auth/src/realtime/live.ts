import type { Changed, ChangeOwner } from 'server/contract/realtime/realtime-constants';
import { onSignOut } from '../session/sign-out';
import { changeOwners } from './concerns';
import type { LiveSocket } from './live-socket';
import { refreshOnChange } from './refresh-on-change';

const afterLoad = 2_000;
const longHidden = 5 * 60_000;

type Listener = (change: Changed) => void;
const listeners = new Set<readonly [ChangeOwner, Listener]>();

let started = false;

const changed = (change: Changed): void => {
  refreshOnChange(change.owner);
  for (const [owner, listener] of listeners) if (owner === change.owner) listener(change);
};

const returned = (): void => {
  for (const owner of changeOwners) changed({ owner, ids: [], jobIds: [] });
};

/** A tab that nobody looks at for long holds no connection; it catches up when it is looked at. */
const pauseWhileHidden = ({ pause, resume }: LiveSocket): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(pause, longHidden);
    else resume();
  });
};

const loaded = (): Promise<void> =>
  new Promise((done) => {
    if (document.readyState === 'complete') done();
    else addEventListener('load', () => done(), { once: true });
  });

const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 5_000 });
    else setTimeout(done, 200);
  });

const open = async (): Promise<void> => {
  const { openLiveSocket } = await import('./live-socket');
  const socket = openLiveSocket({ changed, returned });
  pauseWhileHidden(socket);
  onSignOut(socket.pause);
};

/** Opens this tab's socket, once, when the page has long been drawn: its code is not of a first load. */
export const startLive = async (): Promise<void> => {
  if (started) return;
  started = true;
  await loaded();
  await new Promise((done) => setTimeout(done, afterLoad));
  await idle();
  await open().catch(() => {
    // Without a network now: the next list that is opened tries again.
    started = false;
  });
};

export const listenTo = (owner: ChangeOwner, listener: Listener): (() => void) => {
  const entry = [owner, listener] as const;
  listeners.add(entry);
  return () => listeners.delete(entry);
};
