import type { RecordKind } from 'server/contract/call';
import { permissionsChanged, type Changed } from 'server/contract/realtime/realtime-constants';
import { onRenewed } from '../session/renewal';
import { onSignOut } from '../session/sign-out';
import type { LiveSocket } from './live-socket';
import { refreshOnChange } from './refresh-on-change';
import { addRoom, enterRooms, saidInRoom, type FollowedRoom } from './rooms';

const afterLoad = 2_000;
const longHidden = 5 * 60_000;

/** Kinds of record that are on screen, with how many reads show each. */
const shown = new Map<RecordKind, number>();

let started = false;
let close: (() => void) | undefined;

let hasten = (): void => undefined;
const hastened = new Promise<void>((done) => (hasten = done));

/** Whoever may do more or less now may see more or less of everything. */
const changed = ({ owner }: Changed): void =>
  owner === permissionsChanged ? returned() : refreshOnChange(owner);

const returned = (): void => {
  for (const kind of shown.keys()) refreshOnChange(kind);
};

/** A tab that nobody looks at for long holds no connection; it catches up when it is looked at. */
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
  // Ended, or opened by another, while its code came.
  if (!started || close) return;
  const socket = openLiveSocket({
    connected: () => enterRooms(socket),
    changed,
    returned,
    said: saidInRoom,
  });
  const undo = [
    pauseWhileHidden(socket),
    onSignOut(socket.pause),
    onRenewed(socket.renewed),
    socket.pause,
  ];
  close = () => undo.forEach((step) => step());
};

/** Closes the connection of a page that shows nothing of the console any more; what follows anew opens it. */
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

/**
 * Opens this tab's socket, once: when the page has long been drawn, since its code is not of a first
 * load, or at once for who waits for what is said.
 */
const start = async (): Promise<void> => {
  if (started) return;
  started = true;
  await Promise.race([longDrawn(), hastened]);
  await open().catch(() => {
    // Without a network now: the next list that is opened tries again.
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

/** Follows changes to these kinds of record until the answered function is called. */
export const keepLive = (kinds: readonly RecordKind[]): (() => void) => {
  count(kinds, 1);
  void start();
  return () => count(kinds, -1);
};

/** Follows what is said in a room until the answered function is called. */
export const followRoom = (room: FollowedRoom): (() => void) => {
  hasten();
  void start();
  return addRoom(room);
};
