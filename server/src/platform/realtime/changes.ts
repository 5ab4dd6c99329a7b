import type { ChangeOwner } from '../../../contract/platform/realtime/realtime-constants';
import type { AfterCommitQueue } from '../db/database';

/** A change of records; `jobIds` are the jobs whose lists show it, which decide who gets the event. */
export interface Change {
  owner: ChangeOwner;
  ids: readonly number[];
  jobIds: readonly number[];
  /**
   * True if users may have lost these jobs from their scope: everybody who may list such records gets an
   * event, with ids only for jobs still in scope.
   */
  movesReach?: boolean;
  /** Room in which the change was published too; its members get no second event. */
  sentInRoom?: string;
}

const changeListeners = new Set<(change: Change) => void>();

/** Announces a change after the commit. */
export const announce = (write: AfterCommitQueue, change: Change): void =>
  write.afterCommit(() => {
    for (const listener of changeListeners) listener(change);
  });

export const announceJobs = (
  write: AfterCommitQueue,
  ids: readonly number[],
  movesReach = false,
): void => announce(write, { owner: 'job', ids, jobIds: ids, ...(movesReach && { movesReach }) });

export const announceApplications = (
  write: AfterCommitQueue,
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

export const subscribeToChanges = (listener: (change: Change) => void): (() => void) => {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
};
