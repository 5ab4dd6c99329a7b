import type { ChangeOwner } from '../../../contract/platform/realtime/realtime-constants';
import type { Grants } from '../access/access-table';
import type { Db } from '../db/database';
import type { Change } from './changes';

export interface Subscriber {
  userId: number;
  grants: Grants;
}

export type EventDetail = 'all' | 'something' | number[];

export interface Audience {
  /** Minimum of milliseconds between two events, for frequent writes. */
  pause?: number;
  mayReceive(listener: Subscriber): boolean;
  /**
   * Recipients by user id: `'all'` (event with all ids), ids of jobs in the user's scope, or `'something'`
   * (no ids). Users without an entry get no event.
   */
  recipients(
    db: Db,
    change: Change,
    listeners: readonly Subscriber[],
  ): Promise<Map<number, EventDetail>>;
}

export type Audiences = Readonly<Record<ChangeOwner, Audience>>;
