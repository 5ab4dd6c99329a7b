import type { RecordKind } from '../call';

/** Where the socket listens, on the origin of the general API. */
export const socketPath = '/api/socket';

/** Name of the event that tells of a committed change. */
export const changedEvent = 'changed' as const;

/** The owner of a change of what people may do, or of whether they may come in at all; `ids` are theirs. */
export const permissionsChanged = 'permissions' as const;

/**
 * Names of the events by which a page enters a room, with the room's name, an id, and a function that is
 * told whether it is in; and leaves it. What is said in a room reaches those who are in.
 */
export const enterEvent = 'enter' as const;
export const leaveEvent = 'leave' as const;

/**
 * Name of the event by which a page that is in a room gives a passing sign there, with the room's name and
 * an id. Nothing stores it, and one that comes too soon after others is dropped.
 */
export const signalEvent = 'signal' as const;

/**
 * Name of the event by which a page shows its new access token, with the token and the app, before the one that
 * it was let in by ends; a socket whose token has ended is shown out.
 */
export const renewEvent = 'renew' as const;

/** The kind of record that changed. */
export type ChangeOwner = RecordKind;

/**
 * Something that a person may see has changed. It carries ids only; an empty list of ids says that
 * anything of this owner may have changed.
 */
export interface Changed {
  owner: ChangeOwner;
  ids: number[];
  jobIds: number[];
}

/** Why a socket is refused, in the `message` of the error that the client gets. */
export type SocketRefusal = 'NOT_SIGNED_IN' | 'TOO_MANY' | 'NOT_READY';
