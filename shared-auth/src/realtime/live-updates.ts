import type { RecordKind } from 'server/contract/call';
import {
  permissionsChanged,
  type Changed,
} from 'server/contract/platform/realtime/realtime-constants';
import { onSessionRenewed } from '../session/session-renewal';
import { onSignOut } from '../session/sign-out';
import type { LiveSocket } from './live-socket';
import { refreshOnChange } from './refresh-on-change';
import {
  addFollowedRoom,
  enterFollowedRooms,
  dispatchRoomMessage,
  type FollowedRoom,
} from './rooms';

const openingDelayAfterLoad = 2_000;
const maxHiddenTime = 5 * 60_000;

const shownKindCounts = new Map<RecordKind, number>();

let isStarted = false;
let closeConnection: (() => void) | undefined;

let requestOpening = (): void => undefined;
const openRequest = new Promise<void>((done) => (requestOpening = done));

/** A change of permissions refreshes everything, since any record may have become visible or hidden. */
const handleChange = ({ owner }: Changed): void =>
  owner === permissionsChanged ? handleReconnect() : refreshOnChange(owner);

const handleReconnect = (): void => {
  for (const kind of shownKindCounts.keys()) refreshOnChange(kind);
};

/**
 * A tab that is hidden for long closes its connection, and reconnects and refreshes when it is visible again.
 */
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
  // While the socket code loaded, another call may have ended or opened the connection.
  if (!isStarted || closeConnection) return;
  const socket = openLiveSocket({
    connected: () => enterFollowedRooms(socket),
    changed: handleChange,
    returned: handleReconnect,
    received: dispatchRoomMessage,
  });
  const undo = [
    pauseWhileHidden(socket),
    onSignOut(socket.pause),
    onSessionRenewed(socket.renewed),
    socket.pause,
  ];
  closeConnection = () => undo.forEach((step) => step());
};

export const endLiveUpdates = (): void => {
  isStarted = false;
  closeConnection?.();
  closeConnection = undefined;
};

const waitForQuietPage = async (): Promise<void> => {
  await waitForLoad();
  await new Promise((done) => setTimeout(done, openingDelayAfterLoad));
  await waitForIdle();
};

/**
 * Opens the socket after the page has loaded, since its code is not part of the first load; a followed room
 * opens it at once.
 */
const startLiveUpdates = async (): Promise<void> => {
  if (isStarted) return;
  isStarted = true;
  await Promise.race([waitForQuietPage(), openRequest]);
  await openConnection().catch(() => {
    // Allows another attempt by the next list or room that opens, if the network failed.
    isStarted = false;
  });
};

const adjustKindCounts = (kinds: readonly RecordKind[], by: number): void => {
  for (const kind of kinds) {
    const left = (shownKindCounts.get(kind) ?? 0) + by;
    if (left > 0) shownKindCounts.set(kind, left);
    else shownKindCounts.delete(kind);
  }
};

export const subscribeToKinds = (kinds: readonly RecordKind[]): (() => void) => {
  adjustKindCounts(kinds, 1);
  void startLiveUpdates();
  return () => adjustKindCounts(kinds, -1);
};

export const followRoom = (room: FollowedRoom): (() => void) => {
  requestOpening();
  void startLiveUpdates();
  return addFollowedRoom(room);
};
