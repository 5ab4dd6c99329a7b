import type { ChangeOwner } from '../../../contract/realtime/realtime-constants';
import type { Grants } from '../access/table';
import type { Db } from '../db/database';
import type { Change } from './changes';

/** Someone who listens. */
export interface Listener {
  userId: number;
  grants: Grants;
}

export type Heard = 'all' | 'something' | number[];

/** Who hears of the changes of a kind of record. */
export interface Audience {
  /** Milliseconds between two events at the least, for what is written many times a second. */
  pause?: number;
  /** Whether a person has any list of such records. */
  mayHear(listener: Listener): boolean;
  /**
   * What each listener may hear of a change: `'all'` of it, the jobs within their scope, or only that
   * there was `'something'`. Whoever is missing hears nothing.
   */
  hear(db: Db, change: Change, listeners: readonly Listener[]): Promise<Map<number, Heard>>;
}

export type Audiences = Readonly<Record<ChangeOwner, Audience>>;
