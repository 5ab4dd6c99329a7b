import { useEffect, useEffectEvent, useState } from 'react';
import type { SavedView } from 'server/contract/console/views/saved-view';

/** Maximum number of views with a row count, since each count is an API call. */
const maxCounted = 20;

/** Row counts by view id, requested one after another, and again whenever `turn` changes. */
export const useViewTotals = (
  views: readonly SavedView[],
  turn: number,
  readTotal: ((search: string) => Promise<number>) | undefined,
): ReadonlyMap<number, number> => {
  const [totals, setTotals] = useState<ReadonlyMap<number, number>>(new Map());
  const asked = JSON.stringify(views.slice(0, maxCounted).map(({ id, query }) => [id, query]));
  const read = useEffectEvent(async (search: string) => readTotal?.(search));
  useEffect(() => {
    let isOver = false;
    const run = async (): Promise<void> => {
      for (const [id, query] of JSON.parse(asked) as [number, string][]) {
        const total = await read(`?${query}`).catch(() => undefined);
        if (isOver) return;
        if (total !== undefined) setTotals((before) => new Map([...before, [id, total]]));
      }
    };
    void run();
    return () => void (isOver = true);
  }, [asked, turn]);
  return totals;
};
