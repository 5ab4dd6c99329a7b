import type { ChangeOwner } from '../../contract/realtime-constants';

/** What a committed write changed. `jobIds` are the jobs whose lists show it: they decide who hears of it. */
export interface Change {
  owner: ChangeOwner;
  ids: readonly number[];
  jobIds: readonly number[];
}

const listeners = new Set<(change: Change) => void>();

/** Tells every open list of a change; to be called after the transaction has been committed. */
export const announce = (change: Change): void => {
  for (const listener of listeners) listener(change);
};

/** Jobs themselves were written. */
export const announceJobs = (ids: readonly number[]): void =>
  announce({ owner: 'job', ids, jobIds: ids });

export const onChange = (listener: (change: Change) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
