import type { RecordKind } from '../../call';

export const socketPath = '/api/socket';

export const changedEvent = 'changed' as const;

/** `owner` of change events about permissions or sign-in, whose `ids` are user ids. */
export const permissionsChanged = 'permissions' as const;

/**
 * Name of the event by which a client enters a room, with room name, id and a callback that receives whether
 * access was granted.
 */
export const enterEvent = 'enter' as const;
export const leaveEvent = 'leave' as const;

/**
 * Name of the event for transient signals such as typing, which are never stored and are dropped above a rate
 * limit.
 */
export const signalEvent = 'signal' as const;

/**
 * Name of the event by which a client sends a new access token and `app`; sockets with an expired token are
 * disconnected.
 */
export const renewEvent = 'renew' as const;

export type ChangeOwner = RecordKind;

/** Empty `ids` mean that any record of `owner` may have changed. */
export interface Changed {
  owner: ChangeOwner;
  ids: number[];
  jobIds: number[];
}

/** Reasons why the server refuses a connection, sent as `message` of the connection error. */
export type SocketRefusal = 'NOT_SIGNED_IN' | 'TOO_MANY' | 'NOT_READY';
