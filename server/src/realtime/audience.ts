import type { ChangeOwner } from '../../contract/realtime/realtime-constants';
import type { Grants } from '../access/actor';
import type { Db } from '../db/database';
import type { Change } from './changes';

/** Someone who listens. */
export interface Listener {
  userId: number;
  grants: Grants;
}

/** Who hears of the changes of a kind of record. */
export interface Audience {
  /** Whether a person has any list of such records. */
  mayHear(listener: Listener): boolean;
  /**
   * What each listener may hear of a change: `'all'` of it, or the jobs within their scope. Whoever is
   * missing hears nothing.
   */
  hear(
    db: Db,
    change: Change,
    listeners: readonly Listener[],
  ): Promise<Map<number, 'all' | number[]>>;
}

export type Audiences = Readonly<Record<ChangeOwner, Audience>>;
