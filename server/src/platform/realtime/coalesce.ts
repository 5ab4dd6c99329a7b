import type { ChangeOwner } from '../../../contract/realtime/realtime-constants';
import type { Change } from './changes';

const mostNamed = 1_000;

/** What was named so far; `undefined` once a change named nothing, and so means all. */
type Named = Set<number> | undefined;

interface Gathered {
  ids: Named;
  jobIds: Named;
  movesReach: boolean;
  /** Where all of it was said; undefined once a part of it was said nowhere. */
  saidIn: string | undefined;
  timer: NodeJS.Timeout;
}

interface Times {
  /** Milliseconds for which what changes becomes one event. */
  gathering: number;
  /** Milliseconds between two events of an owner, at the least. */
  pauseOf: (owner: ChangeOwner) => number;
}

const withMore = (named: Named, more: readonly number[]): Named =>
  named && more.length > 0 ? new Set([...named, ...more]) : undefined;

/** Past a thousand nobody looks for single ids any more. */
const listed = (ids: Named): number[] => (ids && ids.size <= mostNamed ? [...ids] : []);

/** Gathers what changes within a few milliseconds, so that a burst is one event for each owner. */
export const createCoalescer = ({ gathering, pauseOf }: Times, pass: (change: Change) => void) => {
  const waiting = new Map<ChangeOwner, Gathered>();
  const passedAt = new Map<ChangeOwner, number>();
  const passOn = (owner: ChangeOwner): void => {
    const gathered = waiting.get(owner);
    waiting.delete(owner);
    if (!gathered) return;
    passedAt.set(owner, performance.now());
    const { ids, jobIds, movesReach, saidIn } = gathered;
    pass({
      owner,
      ids: listed(ids),
      jobIds: [...(jobIds ?? [])],
      ...(movesReach && { movesReach }),
      ...(saidIn !== undefined && { saidIn }),
    });
  };
  const waitOf = (owner: ChangeOwner): number =>
    Math.max(gathering, (passedAt.get(owner) ?? -Infinity) + pauseOf(owner) - performance.now());
  return {
    add: ({ owner, ids, jobIds, movesReach = false, saidIn }: Change): void => {
      const gathered = waiting.get(owner) ?? {
        ids: new Set<number>(),
        jobIds: new Set<number>(),
        movesReach,
        saidIn,
        timer: setTimeout(() => passOn(owner), waitOf(owner)),
      };
      waiting.set(owner, gathered);
      gathered.ids = withMore(gathered.ids, ids);
      gathered.jobIds = withMore(gathered.jobIds, jobIds);
      gathered.movesReach ||= movesReach;
      if (gathered.saidIn !== saidIn) gathered.saidIn = undefined;
    },
    stop: (): void => {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
};
