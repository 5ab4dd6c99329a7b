import type { ChangeOwner } from '../../../contract/realtime/realtime-constants';
import type { Grants } from '../access/table';
import type { Db } from '../db/database';
import type { Change } from './changes';

export interface Listener {
  userId: number;
  grants: Grants;
}

export type Heard = 'all' | 'something' | number[];

export interface Audience {
  /** Minimum milliseconds between two events, for frequent writes. */
  pause?: number;
  mayHear(listener: Listener): boolean;
  /**
   * Maps user ids to `'all'` ids, the ids of jobs in the user's scope, or `'something'` without ids.
   * Users without an entry get no event.
   */
  hear(db: Db, change: Change, listeners: readonly Listener[]): Promise<Map<number, Heard>>;
}

export type Audiences = Readonly<Record<ChangeOwner, Audience>>;
