import type { Db } from './database';
import { takeAdvisoryLock } from './locks';

/** Serializes adding, merging and deleting people. To avoid deadlocks, call it before row locks. */
export const lockPeople = async (db: Db): Promise<void> => {
  await takeAdvisoryLock(db, 'people');
};
