import type { ChangeOwner } from '../../contract/realtime-constants';
import type { Change } from './changes';

const mostNamed = 1_000;

interface Gathered {
  ids: Set<number>;
  jobIds: Set<number>;
  timer: NodeJS.Timeout;
}

/** Past a thousand nobody looks for single ids any more. */
const named = (ids: Set<number>): number[] => (ids.size > mostNamed ? [] : [...ids]);

/** Gathers what changes within a few milliseconds, so that a burst is one event for each owner. */
export const createCoalescer = (milliseconds: number, pass: (change: Change) => void) => {
  const waiting = new Map<ChangeOwner, Gathered>();

  const passOn = (owner: ChangeOwner): void => {
    const gathered = waiting.get(owner);
    waiting.delete(owner);
    if (gathered) pass({ owner, ids: named(gathered.ids), jobIds: [...gathered.jobIds] });
  };

  return {
    add: ({ owner, ids, jobIds }: Change): void => {
      const gathered = waiting.get(owner) ?? {
        ids: new Set(),
        jobIds: new Set(),
        timer: setTimeout(() => passOn(owner), milliseconds),
      };
      waiting.set(owner, gathered);
      for (const id of ids) gathered.ids.add(id);
      for (const id of jobIds) gathered.jobIds.add(id);
    },
    stop: (): void => {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
};
