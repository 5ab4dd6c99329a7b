import type { ChangeOwner } from '../../contract/realtime/realtime-constants';
import type { Transaction } from '../db/database';

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

/** Tells every open list of a change when the transaction that made it has been committed. */
export const announce = (tx: Transaction, change: Change): void =>
  tx.afterCommit(() => {
    for (const listener of listeners) listener(change);
  });

/** Jobs themselves were written. */
export const announceJobs = (tx: Transaction, ids: readonly number[], movesReach = false): void =>
  announce(tx, { owner: 'job', ids, jobIds: ids, ...(movesReach && { movesReach }) });

/** Applications were written; `jobIds` may name a job more than once. */
export const announceApplications = (
  tx: Transaction,
  ids: readonly number[],
  jobIds: readonly number[],
  movesReach = false,
): void =>
  announce(tx, {
    owner: 'application',
    ids,
    jobIds: [...new Set(jobIds)],
    ...(movesReach && { movesReach }),
  });

export const onChange = (listener: (change: Change) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
