import type { Visitor } from './browser';
import { computeMedian, listRowSelector } from './load';
import { applyThrottle, noThrottle, type Throttle } from './throttle';

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

const allJobs = '/all/job?job=all';

const openList = async ({ page }: Visitor, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForSelector(listRowSelector);
  await page.waitForTimeout(500);
};

export const measureFlips = async (
  visitor: Visitor,
  throttle: Throttle,
  path = allJobs,
): Promise<number> => {
  await openList(visitor, path);
  for (let warm = 0; warm < 5; warm += 1) await flip(visitor);
  await applyThrottle(visitor.client, throttle);
  const times: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) times.push(await flip(visitor));
  await applyThrottle(visitor.client, noThrottle);
  return computeMedian(times);
};

export const measureSelecting = async (visitor: Visitor, path: string): Promise<number> => {
  await openList(visitor, path);
  const times: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    await visitor.page.waitForTimeout(100);
    const painted = visitor.page.evaluate(() => window.probe.answered());
    await visitor.page
      .locator('main tbody input[type=checkbox]')
      .nth(turn % 10)
      .click();
    times.push(await painted);
  }
  return computeMedian(times.slice(5));
};

/** Returns the heap size in megabytes, measured after garbage collection. */
export const measureHeapSize = async ({ client }: Visitor): Promise<number> => {
  for (let turn = 0; turn < 3; turn += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
};

export interface HeapGrowth {
  /** Heap growth between pages 20 and 70, while the browser still compiles code. */
  first: number;
  /** Heap growth over the next 50 pages. */
  later: number;
}

export const measureHeap = async (visitor: Visitor): Promise<HeapGrowth> => {
  await openList(visitor, allJobs);
  const heapAfter = async (pages: number): Promise<number> => {
    for (let turn = 0; turn < pages; turn += 1) await flip(visitor);
    return measureHeapSize(visitor);
  };
  const warm = await heapAfter(20);
  const compiled = await heapAfter(50);
  const end = await heapAfter(50);
  return { first: compiled - warm, later: end - compiled };
};
