import type { Db } from './database';
import { holdAlone } from './locks';

/** Serializes adding, merging and deleting people. To avoid deadlocks, call it before row locks. */
export const holdPeople = async (db: Db): Promise<void> => {
  await holdAlone(db, 'people');
};
