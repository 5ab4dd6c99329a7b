import type { RecordKind } from 'server/contract/call';
import type { LiveSocket } from './live-socket';
import { refreshOnChange } from './refresh-on-change';

export interface FollowedRoom {
  room: string;
  id: number;
  event: string;
  /** Kind of record to refresh when a message of the room arrives, if no other event reports the change. */
  changes?: RecordKind | undefined;
  received: (words: unknown) => void;
  /** Called after each response to the request to enter the room, first and after each reconnection. */
  entered: (isIn: boolean) => void;
}

const followedRooms = new Set<FollowedRoom>();

let liveSocket: LiveSocket | undefined;

const enterRoom = (one: FollowedRoom): void =>
  liveSocket?.enter(one.room, one.id, (isIn) => {
    if (followedRooms.has(one)) one.entered(isIn);
  });

export const dispatchRoomMessage = (event: string, words: unknown): void => {
  for (const one of followedRooms) {
    if (one.event !== event) continue;
    one.received(words);
    if (one.changes) refreshOnChange(one.changes);
  }
};

export const enterFollowedRooms = (opened: LiveSocket): void => {
  liveSocket = opened;
  for (const one of followedRooms) enterRoom(one);
};

/** Sends a transient signal to a followed room; the server drops more than five in ten seconds. */
export const signalRoom = (room: string, id: number): void => liveSocket?.signal(room, id);

export const addFollowedRoom = (one: FollowedRoom): (() => void) => {
  followedRooms.add(one);
  enterRoom(one);
  return () => {
    followedRooms.delete(one);
    const isLeft = ![...followedRooms].some(({ room, id }) => room === one.room && id === one.id);
    if (isLeft) liveSocket?.leave(one.room, one.id);
  };
};
