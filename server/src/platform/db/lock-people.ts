import type { Db } from './database';
import { takeAdvisoryLock } from './locks';

/**
 * Adding, merging and deleting people run one at a time. To avoid deadlocks, call this before rows are
 * locked.
 */
export const lockPeople = async (db: Db): Promise<void> => {
  await takeAdvisoryLock(db, 'people');
};
