import type { ChangeOwner } from '../../../contract/platform/realtime/realtime-constants';
import type { Change } from './changes';

const maxListedIds = 1_000;

/** Ids of changed records; undefined means all, after a change without ids. */
type ChangedIds = Set<number> | undefined;

interface PendingChange {
  ids: ChangedIds;
  jobIds: ChangedIds;
  movesReach: boolean;
  /** Room of all merged changes; undefined when they were not all published in one room. */
  sentInRoom: string | undefined;
  timer: NodeJS.Timeout;
}

interface CoalescerOptions {
  /** Milliseconds in which changes are merged. */
  gathering: number;
  pauseOf: (owner: ChangeOwner) => number;
}

const addChangedIds = (named: ChangedIds, more: readonly number[]): ChangedIds =>
  named && more.length > 0 ? new Set([...named, ...more]) : undefined;

/** Longer lists of ids are dropped, so that any record may have changed. */
const toIdList = (ids: ChangedIds): number[] => (ids && ids.size <= maxListedIds ? [...ids] : []);

export const createChangeMerger = (
  { gathering, pauseOf }: CoalescerOptions,
  pass: (change: Change) => void,
) => {
  const waiting = new Map<ChangeOwner, PendingChange>();
  const passedAt = new Map<ChangeOwner, number>();
  const passOn = (owner: ChangeOwner): void => {
    const gathered = waiting.get(owner);
    waiting.delete(owner);
    if (!gathered) return;
    passedAt.set(owner, performance.now());
    const { ids, jobIds, movesReach, sentInRoom } = gathered;
    pass({
      owner,
      ids: toIdList(ids),
      jobIds: [...(jobIds ?? [])],
      ...(movesReach && { movesReach }),
      ...(sentInRoom !== undefined && { sentInRoom }),
    });
  };
  const waitOf = (owner: ChangeOwner): number =>
    Math.max(gathering, (passedAt.get(owner) ?? -Infinity) + pauseOf(owner) - performance.now());
  return {
    add: ({ owner, ids, jobIds, movesReach = false, sentInRoom }: Change): void => {
      const gathered = waiting.get(owner) ?? {
        ids: new Set<number>(),
        jobIds: new Set<number>(),
        movesReach,
        sentInRoom,
        timer: setTimeout(() => passOn(owner), waitOf(owner)),
      };
      waiting.set(owner, gathered);
      gathered.ids = addChangedIds(gathered.ids, ids);
      gathered.jobIds = addChangedIds(gathered.jobIds, jobIds);
      gathered.movesReach ||= movesReach;
      if (gathered.sentInRoom !== sentInRoom) gathered.sentInRoom = undefined;
    },
    stop: (): void => {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
};
