import type { ChangeOwner } from '../../../contract/realtime/realtime-constants';
import type { Committing } from '../db/database';

/** What a committed write changed. `jobIds` are the jobs whose lists show it: they decide who hears of it. */
export interface Change {
  owner: ChangeOwner;
  ids: readonly number[];
  jobIds: readonly number[];
  /**
   * Someone may have lost sight of these jobs by it: all who list such records hear that something
   * changed, and of what only where they reach it still.
   */
  movesReach?: boolean;
  /** Name of the room where the same was said: who is in it is told there, and by no event of lists. */
  saidIn?: string;
}

const listeners = new Set<(change: Change) => void>();

/** Tells every open list of a change when the write that made it is committed. */
export const announce = (write: Committing, change: Change): void =>
  write.afterCommit(() => {
    for (const listener of listeners) listener(change);
  });

/** Jobs themselves were written. */
export const announceJobs = (write: Committing, ids: readonly number[], movesReach = false): void =>
  announce(write, { owner: 'job', ids, jobIds: ids, ...(movesReach && { movesReach }) });

/** Applications were written; `jobIds` may name a job more than once. */
export const announceApplications = (
  write: Committing,
  ids: readonly number[],
  jobIds: readonly number[],
  movesReach = false,
): void =>
  announce(write, {
    owner: 'application',
    ids,
    jobIds: [...new Set(jobIds)],
    ...(movesReach && { movesReach }),
  });

export const onChange = (listener: (change: Change) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
