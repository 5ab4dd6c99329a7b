import type { ChangeOwner } from 'server/contract/realtime/realtime-constants';

/** Owners of the calls whose answers show what has changed, by what an event says. */
const shownBy: Record<ChangeOwner, readonly string[]> = {
  application: [
    'application',
    'job-application',
    'candidate-history',
    'duplicate-records',
    'acquisitions',
    'dashboard',
  ],
  job: ['job', 'jobs', 'dashboard'],
};

export const changeOwners = Object.keys(shownBy) as ChangeOwner[];

export const ownersShowing = (owner: ChangeOwner): readonly string[] => shownBy[owner];

/** Whether an answer of this owner can change under the eyes of who reads it. */
export const isLive = (owner: string): boolean =>
  Object.values(shownBy).some((owners) => owners.includes(owner));
