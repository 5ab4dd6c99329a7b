import type { Visitor } from './browser';
import { medianOf, row } from './load';
import { apply, unthrottled, type Throttle } from './throttle';

const firstRow = 'main tbody tr:first-child';

const flip = async ({ page }: Visitor): Promise<number> => {
  await page.waitForTimeout(60);
  const next = page.getByRole('main').getByRole('button', { name: 'Next page' });
  const [time] = await Promise.all([
    page.evaluate(async (selector) => {
      const changed = window.probe.changed(selector);
      const began = await window.probe.clicked();
      return (await changed) - began;
    }, firstRow),
    next.click(),
  ]);
  return time;
};

const openList = async ({ page }: Visitor): Promise<void> => {
  await page.goto('/all/job?job=all');
  await page.waitForSelector(row);
  await page.waitForTimeout(500);
};

/** Milliseconds from the click to the painted rows of the next page, at the median. */
export const measureFlips = async (visitor: Visitor, throttle: Throttle): Promise<number> => {
  await openList(visitor);
  for (let warm = 0; warm < 5; warm += 1) await flip(visitor);
  await apply(visitor.client, throttle);
  const times: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) times.push(await flip(visitor));
  await apply(visitor.client, unthrottled);
  return medianOf(times);
};

const heapOf = async ({ client }: Visitor): Promise<number> => {
  for (let turn = 0; turn < 3; turn += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
};

/**
 * Megabytes that stay behind after 50 pages. By the seventieth page the browser has compiled what a
 * page runs; before, its machine code is nine tenths of what is added.
 */
export const measureHeap = async (visitor: Visitor): Promise<number> => {
  await openList(visitor);
  for (let warm = 0; warm < 70; warm += 1) await flip(visitor);
  const before = await heapOf(visitor);
  for (let turn = 0; turn < 50; turn += 1) await flip(visitor);
  return (await heapOf(visitor)) - before;
};
