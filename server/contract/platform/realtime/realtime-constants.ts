import type { RecordKind } from '../../call';

export const socketPath = '/api/socket';

export const changedEvent = 'changed' as const;

/** Owner of changes of permissions or sign-in; `ids` are user ids. */
export const permissionsChanged = 'permissions' as const;

/** Enter takes room name, id and a callback, which gets whether access was granted. */
export const enterEvent = 'enter' as const;
export const leaveEvent = 'leave' as const;

/** A transient signal such as typing. It is not stored, and dropped above a rate limit. */
export const signalEvent = 'signal' as const;

/** Sends a new access token and the app. Sockets with expired tokens are disconnected. */
export const renewEvent = 'renew' as const;

export type ChangeOwner = RecordKind;

/** An empty list of ids means that any record of this owner may have changed. */
export interface Changed {
  owner: ChangeOwner;
  ids: number[];
  jobIds: number[];
}

/** Sent as `message` of the client's connection error. */
export type SocketRefusal = 'NOT_SIGNED_IN' | 'TOO_MANY' | 'NOT_READY';
