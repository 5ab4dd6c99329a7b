import type { RecordKind } from 'server/contract/call';
import type { LiveSocket } from './live-socket';
import { refreshOnChange } from './refresh-on-change';

/** A room of the tab's socket that somebody follows. */
export interface FollowedRoom {
  room: string;
  id: number;
  /** Name of the event that brings what is said. */
  event: string;
  /** Kind of record that what is said changes; no other event tells this tab of it. */
  changes?: RecordKind | undefined;
  said: (words: unknown) => void;
  /** Called whenever the server has answered: at first, and after each loss of the connection. */
  entered: (isIn: boolean) => void;
}

const followed = new Set<FollowedRoom>();

let socket: LiveSocket | undefined;

const enter = (one: FollowedRoom): void =>
  socket?.enter(one.room, one.id, (isIn) => {
    if (followed.has(one)) one.entered(isIn);
  });

/** Hands what is said to who follows it. */
export const saidInRoom = (event: string, words: unknown): void => {
  for (const one of followed) {
    if (one.event !== event) continue;
    one.said(words);
    if (one.changes) refreshOnChange(one.changes);
  }
};

/** Enters every room that is followed, over the socket that has just been let in. */
export const enterRooms = (opened: LiveSocket): void => {
  socket = opened;
  for (const one of followed) enter(one);
};

/**
 * Gives a passing sign, which nothing stores, to the others in a room that this tab follows; the server drops
 * more than five in ten seconds.
 */
export const signalRoom = (room: string, id: number): void => socket?.signal(room, id);

/** Follows a room until the answered function is called. */
export const addRoom = (one: FollowedRoom): (() => void) => {
  followed.add(one);
  enter(one);
  return () => {
    followed.delete(one);
    const isLeft = ![...followed].some(({ room, id }) => room === one.room && id === one.id);
    if (isLeft) socket?.leave(one.room, one.id);
  };
};
