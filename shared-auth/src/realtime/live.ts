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

const afterLoad = 2_000;
const longHidden = 5 * 60_000;

const shown = new Map<RecordKind, number>();

let started = false;
let close: (() => void) | undefined;

let hasten = (): void => undefined;
const hastened = new Promise<void>((done) => (hasten = done));

/** After a change of permissions any record may have become visible or hidden. */
const changed = ({ owner }: Changed): void =>
  owner === permissionsChanged ? returned() : refreshOnChange(owner);

const returned = (): void => {
  for (const kind of shown.keys()) refreshOnChange(kind);
};

/** A tab that is hidden for long closes its connection and catches up when it is visible again. */
const pauseWhileHidden = ({ pause, resume }: LiveSocket): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(pause, longHidden);
    else resume();
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
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
  // The page may have ended or opened the connection while this code loaded.
  if (!started || close) return;
  const socket = openLiveSocket({
    connected: () => enterRooms(socket),
    changed,
    returned,
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

const longDrawn = async (): Promise<void> => {
  await loaded();
  await new Promise((done) => setTimeout(done, afterLoad));
  await idle();
};

/** The socket opens late, since its code is not part of the first load; followed rooms open it at once. */
const start = async (): Promise<void> => {
  if (started) return;
  started = true;
  await Promise.race([longDrawn(), hastened]);
  await open().catch(() => {
    // Without a network, the next list or room that opens tries again.
    started = false;
  });
};

const count = (kinds: readonly RecordKind[], by: number): void => {
  for (const kind of kinds) {
    const left = (shown.get(kind) ?? 0) + by;
    if (left > 0) shown.set(kind, left);
    else shown.delete(kind);
  }
};

export const keepLive = (kinds: readonly RecordKind[]): (() => void) => {
  count(kinds, 1);
  void start();
  return () => count(kinds, -1);
};

export const followRoom = (room: FollowedRoom): (() => void) => {
  hasten();
  void start();
  return addRoom(room);
};
