import type { ChangeOwner } from '../../../contract/platform/realtime/realtime-constants';
import type { AfterCommitQueue } from '../db/database';

/** `jobIds` are the jobs whose lists show the change; they decide who gets the event. */
export interface Change {
  owner: ChangeOwner;
  ids: readonly number[];
  jobIds: readonly number[];
  /**
   * True if users may have lost these jobs from their scope: all who list such records get an
   * event, with ids only for jobs still in scope.
   */
  movesReach?: boolean;
  /** Room that published the change too; its members get no second event. */
  sentInRoom?: string;
}

const changeListeners = new Set<(change: Change) => void>();

/** Publishes the change after commit. */
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

export const onChange = (listener: (change: Change) => void): (() => void) => {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
};
