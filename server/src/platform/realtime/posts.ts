import type { RecordKind } from '../../../contract/call';
import type { AfterCommitQueue, Db } from '../db/database';
import type { Subscriber } from './audience';

/** An entry of a room, such as a chat message, identified by its number in the room. */
export interface RoomPost {
  room: string;
  id: number;
  sequence: number;
}

export const toRoomKey = ({ room, id }: Omit<RoomPost, 'sequence'>): string => `${room} ${id}`;

/** A signal of a user in a room that is not stored, such as typing. */
export interface RoomSignal extends Omit<RoomPost, 'sequence'> {
  userId: number;
}

export interface RealtimeRoom {
  owner: RecordKind;
  event: string;
  /** Name of the event that shows a user's signal to the others; undefined for rooms without signals. */
  signalled?: string;
  present?: string;
  /** Kinds of record after whose changes membership is checked again. */
  movedBy: readonly RecordKind[];
  recipients(db: Db, id: number, listeners: readonly Subscriber[]): Promise<ReadonlySet<number>>;
  read(db: Db, id: number, sequence: number): Promise<object | undefined>;
}

export type RealtimeRooms = Readonly<Record<string, RealtimeRoom>>;

type PostListener = (post: RoomPost, payload: object) => void;

const postListeners = new Set<PostListener>();

export const publishPost = (write: AfterCommitQueue, to: RoomPost, payload: object): void =>
  write.afterCommit(() => {
    for (const listener of postListeners) listener(to, payload);
  });

export const subscribeToPosts = (listener: PostListener): (() => void) => {
  postListeners.add(listener);
  return () => postListeners.delete(listener);
};
