import type { RecordKind } from 'server/contract/call';
import {
  permissionsChanged,
  type Changed,
} from 'server/contract/platform/realtime/realtime-constants';
import { onRenewed } from '../session/renewal';
import { onSignOut } from '../session/sign-out';
import type { LiveSocket } from './live-socket';
import { refreshOnChange } from './refresh-on-change';
import { addRoom, enterRooms, publishToRooms, type FollowedRoom } from './rooms';

const delayAfterLoad = 2_000;
const maxHiddenTime = 5 * 60_000;

const shownCounts = new Map<RecordKind, number>();

let started = false;
let close: (() => void) | undefined;

let openSoon = (): void => undefined;
const openRequest = new Promise<void>((done) => (openSoon = done));

/** After a change of permissions any record may have become visible or hidden. */
const handleChange = ({ owner }: Changed): void =>
  owner === permissionsChanged ? handleReconnect() : refreshOnChange(owner);

const handleReconnect = (): void => {
  for (const kind of shownCounts.keys()) refreshOnChange(kind);
};

/** A tab that is hidden for long closes its connection and catches up when it is visible again. */
const pauseWhileHidden = ({ pause, resume }: LiveSocket): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(pause, maxHiddenTime);
    else resume();
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
};

const waitForLoad = (): Promise<void> =>
  new Promise((done) => {
    if (document.readyState === 'complete') done();
    else addEventListener('load', () => done(), { once: true });
  });

const waitForIdle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 5_000 });
    else setTimeout(done, 200);
  });

const openConnection = async (): Promise<void> => {
  const { openLiveSocket } = await import('./live-socket');
  // The page may have ended or opened the connection while this code loaded.
  if (!started || close) return;
  const socket = openLiveSocket({
    connected: () => enterRooms(socket),
    changed: handleChange,
    returned: handleReconnect,
    received: publishToRooms,
  });
  const undo = [
    pauseWhileHidden(socket),
    onSignOut(socket.pause),
    onRenewed(socket.renewed),
    socket.pause,
  ];
  close = () => undo.forEach((step) => step());
};

export const endLive = (): void => {
  started = false;
  close?.();
  close = undefined;
};

const waitForQuietPage = async (): Promise<void> => {
  await waitForLoad();
  await new Promise((done) => setTimeout(done, delayAfterLoad));
  await waitForIdle();
};

/** The socket opens late, since its code is not part of the first load; followed rooms open it at once. */
const start = async (): Promise<void> => {
  if (started) return;
  started = true;
  await Promise.race([waitForQuietPage(), openRequest]);
  await openConnection().catch(() => {
    // Without a network, the next list or room that opens tries again.
    started = false;
  });
};

const countKinds = (kinds: readonly RecordKind[], by: number): void => {
  for (const kind of kinds) {
    const left = (shownCounts.get(kind) ?? 0) + by;
    if (left > 0) shownCounts.set(kind, left);
    else shownCounts.delete(kind);
  }
};

export const subscribeToKinds = (kinds: readonly RecordKind[]): (() => void) => {
  countKinds(kinds, 1);
  void start();
  return () => countKinds(kinds, -1);
};

export const followRoom = (room: FollowedRoom): (() => void) => {
  openSoon();
  void start();
  return addRoom(room);
};
