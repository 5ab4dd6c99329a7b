import type { RecordKind } from '../../../contract/call';
import type { Committing, Db } from '../db/database';
import type { Listener } from './audience';

/** Something that was said in a room, under its number there. */
export interface Post {
  room: string;
  id: number;
  sequence: number;
}

/** The name that sockets are joined to a room by. */
export const roomKey = ({ room, id }: Omit<Post, 'sequence'>): string => `${room} ${id}`;

/** Somebody's passing sign in a room. */
export interface Signal extends Omit<Post, 'sequence'> {
  userId: number;
}

/** Where whoever has something open is told what is said, whole and at once. */
export interface Room {
  /** Kind of record that is written there. */
  owner: RecordKind;
  /** Name of the event that brings it. */
  event: string;
  /** Name of the event by which the others in it see somebody's passing sign; none are given without it. */
  signalled?: string;
  /** Name of the event by which those in it see who else is; nobody does without it. */
  present?: string;
  /** Changes after which who may be in is asked again. */
  movedBy: readonly RecordKind[];
  /** Who of some people may be in. */
  hearers(db: Db, id: number, listeners: readonly Listener[]): Promise<ReadonlySet<number>>;
  /** What was said under a number, for who is told of it by another server. */
  read(db: Db, id: number, sequence: number): Promise<object | undefined>;
}

/** Rooms by their name; `id` says which one of them. */
export type Rooms = Readonly<Record<string, Room>>;

type PostListener = (post: Post, said: object) => void;

const listeners = new Set<PostListener>();

/** Tells who is in a room when the write is committed. */
export const post = (write: Committing, to: Post, said: object): void =>
  write.afterCommit(() => {
    for (const listener of listeners) listener(to, said);
  });

export const onPost = (listener: PostListener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
