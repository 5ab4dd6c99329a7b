import type { ChangeOwner } from '../../contract/realtime/realtime-constants';

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
}

const listeners = new Set<(change: Change) => void>();

/** Tells every open list of a change; to be called after the transaction has been committed. */
export const announce = (change: Change): void => {
  for (const listener of listeners) listener(change);
};

/** Jobs themselves were written. */
export const announceJobs = (ids: readonly number[], movesReach = false): void =>
  announce({ owner: 'job', ids, jobIds: ids, ...(movesReach && { movesReach }) });

/** Jobs were given to other people than before, and their applications with them. */
export const announceMovedJobs = (ids: readonly number[]): void => {
  announceJobs(ids, true);
  announce({ owner: 'application', ids: [], jobIds: ids, movesReach: true });
};

export const onChange = (listener: (change: Change) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
