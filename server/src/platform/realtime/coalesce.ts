import type { ChangeOwner } from '../../../contract/platform/realtime/realtime-constants';
import type { Change } from './changes';

const mostNamed = 1_000;

/** Undefined means all, after a change without ids. */
type Named = Set<number> | undefined;

interface PendingChange {
  ids: Named;
  jobIds: Named;
  movesReach: boolean;
  /** Undefined when not all changes were published in one room. */
  sentInRoom: string | undefined;
  timer: NodeJS.Timeout;
}

interface Times {
  /** Milliseconds in which changes are merged. */
  gathering: number;
  pauseOf: (owner: ChangeOwner) => number;
}

const withMore = (named: Named, more: readonly number[]): Named =>
  named && more.length > 0 ? new Set([...named, ...more]) : undefined;

/** Longer lists of ids are dropped, which means that any record may have changed. */
const listed = (ids: Named): number[] => (ids && ids.size <= mostNamed ? [...ids] : []);

export const createCoalescer = ({ gathering, pauseOf }: Times, pass: (change: Change) => void) => {
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
      ids: listed(ids),
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
      gathered.ids = withMore(gathered.ids, ids);
      gathered.jobIds = withMore(gathered.jobIds, jobIds);
      gathered.movesReach ||= movesReach;
      if (gathered.sentInRoom !== sentInRoom) gathered.sentInRoom = undefined;
    },
    stop: (): void => {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
};
