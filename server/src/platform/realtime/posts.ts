import type { RecordKind } from '../../../contract/call';
import type { AfterCommitQueue, Db } from '../db/database';
import type { Subscriber } from './audience';

/** An entry of a room, such as a chat message, by its number there. */
export interface Post {
  room: string;
  id: number;
  sequence: number;
}

export const toRoomKey = ({ room, id }: Omit<Post, 'sequence'>): string => `${room} ${id}`;

/** A transient sign of a user in a room, such as typing. */
export interface Signal extends Omit<Post, 'sequence'> {
  userId: number;
}

export interface Room {
  owner: RecordKind;
  event: string;
  /** Event that shows a user's signal to the others; without it, the room has no signals. */
  signalled?: string;
  present?: string;
  /** Changes after which membership is checked again. */
  movedBy: readonly RecordKind[];
  recipients(db: Db, id: number, listeners: readonly Subscriber[]): Promise<ReadonlySet<number>>;
  read(db: Db, id: number, sequence: number): Promise<object | undefined>;
}

export type Rooms = Readonly<Record<string, Room>>;

type PostListener = (post: Post, payload: object) => void;

const listeners = new Set<PostListener>();

export const post = (write: AfterCommitQueue, to: Post, payload: object): void =>
  write.afterCommit(() => {
    for (const listener of listeners) listener(to, payload);
  });

export const onPost = (listener: PostListener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
