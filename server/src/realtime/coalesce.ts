import type { ChangeOwner } from '../../contract/realtime/realtime-constants';
import type { Change } from './changes';

const mostNamed = 1_000;

/** What was named so far; `undefined` once a change named nothing, and so means all. */
type Named = Set<number> | undefined;

interface Gathered {
  ids: Named;
  jobIds: Named;
  movesReach: boolean;
  timer: NodeJS.Timeout;
}

const withMore = (named: Named, more: readonly number[]): Named =>
  named && more.length > 0 ? new Set([...named, ...more]) : undefined;

/** Past a thousand nobody looks for single ids any more. */
const listed = (ids: Named): number[] => (ids && ids.size <= mostNamed ? [...ids] : []);

/** Gathers what changes within a few milliseconds, so that a burst is one event for each owner. */
export const createCoalescer = (milliseconds: number, pass: (change: Change) => void) => {
  const waiting = new Map<ChangeOwner, Gathered>();

  const passOn = (owner: ChangeOwner): void => {
    const gathered = waiting.get(owner);
    waiting.delete(owner);
    if (!gathered) return;
    const { ids, jobIds, movesReach } = gathered;
    pass({
      owner,
      ids: listed(ids),
      jobIds: [...(jobIds ?? [])],
      ...(movesReach && { movesReach }),
    });
  };

  return {
    add: ({ owner, ids, jobIds, movesReach = false }: Change): void => {
      const gathered = waiting.get(owner) ?? {
        ids: new Set<number>(),
        jobIds: new Set<number>(),
        movesReach,
        timer: setTimeout(() => passOn(owner), milliseconds),
      };
      waiting.set(owner, gathered);
      gathered.ids = withMore(gathered.ids, ids);
      gathered.jobIds = withMore(gathered.jobIds, jobIds);
      gathered.movesReach ||= movesReach;
    },
    stop: (): void => {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
};
