import type { Page } from '@playwright/test';
import { createJobIn, createPipeline, createStages, importApplicants } from '../hiring-api';
import type { Visitor } from './browser';
import { measureHeapSize } from './flips';
import type { GoalResult } from './goals';
import { computeMedian } from './load';
import { withVisitor } from './served';

/** All applicants in one stage form the longest possible column. */
const people = 5_000;
const handle = 'main [aria-label^="Move "]';
const frames = 300;

declare global {
  interface Window {
    endFrames: () => number[];
  }
}

const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((begun) => requestAnimationFrame(begun)));

/** Returns how many milliseconds each animation frame took. */
const framesDuring = async (page: Page, work: () => Promise<void>): Promise<number[]> => {
  await page.evaluate(() => {
    const begun: number[] = [];
    let runs = true;
    const tick = (at: number): void => {
      begun.push(at);
      if (runs) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    window.endFrames = () => {
      runs = false;
      return begun;
    };
  });
  await work();
  const begun = await page.evaluate(() => window.endFrames());
  return begun.slice(1).map((at, place) => at - (begun[place] ?? at));
};

const highOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;

const drag = async (page: Page): Promise<void> => {
  const box = await page.locator(handle).first().boundingBox();
  if (!box) throw new Error('No card is in sight');
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  for (let at = 0; at < frames; at += 1) {
    const way = Math.abs(((at / 75) % 2) - 1);
    await page.mouse.move(box.x + 5 + (1 - way) * 700, box.y + 5 + (at % 40));
    await nextFrame(page);
  }
  if ((await page.locator('[data-state=dragged]').count()) === 0)
    throw new Error('No card was dragged');
  await page.keyboard.press('Escape');
  await page.mouse.up();
};

const scroll = async (page: Page): Promise<void> => {
  const box = await page.locator(handle).first().boundingBox();
  if (!box) throw new Error('No card is in sight');
  const first = await page.locator(handle).first().getAttribute('aria-label');
  await page.mouse.move(box.x - 20, box.y + 20);
  for (let at = 0; at < frames; at += 1) {
    await page.mouse.wheel(0, 400);
    await nextFrame(page);
  }
  if ((await page.locator(handle).first().getAttribute('aria-label')) === first)
    throw new Error('The column was not scrolled');
};

const openBoard = async ({ page }: Visitor): Promise<string> => {
  const stages = await createStages(page, ['First look', 'Trial day', 'Last word'], [101, 19]);
  const pipeline = await createPipeline(page, 'Long board', stages);
  const job = await createJobIn(page, 'Cook', pipeline);
  await importApplicants(
    page,
    job,
    Array.from({ length: people }, (_, place) => `Cook${String(place)}`),
  );
  return `/job/application/${String(job)}?view=board`;
};

const loadsOf = async ({ page }: Visitor, address: string): Promise<number> => {
  const loads: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    await page.goto(address, { waitUntil: 'commit' });
    loads.push(await page.evaluate((selector) => window.probe.painted(selector), handle));
  }
  return computeMedian(loads.slice(1));
};

export const measureBoard = (): Promise<GoalResult[]> =>
  withVisitor({ name: 'board', set: { applications: 0 } }, async (visitor) => {
    const { page } = visitor;
    const load = await loadsOf(visitor, await openBoard(visitor));
    const before = await measureHeapSize(visitor);
    const dragged = await framesDuring(page, () => drag(page));
    const scrolled = await framesDuring(page, () => scroll(page));
    const cards = await page.locator(handle).count();
    const grown = (await measureHeapSize(visitor)) - before;
    const line = (what: string, measured: number, limit: number, unit = 'ms'): GoalResult => ({
      ...{ goal: 'board', what, measured, limit, unit },
    });
    return [
      line('warm load, cards', load, 500),
      line('a frame while a card is dragged, p50', computeMedian(dragged), 20),
      line('a frame while a card is dragged, p95', highOf(dragged), 34),
      line('the longest frame while a card is dragged', Math.max(...dragged), 300),
      line('a frame while it is scrolled, p50', computeMedian(scrolled), 20),
      line('a frame while it is scrolled, p95', highOf(scrolled), 50),
      line('the longest frame while it is scrolled', Math.max(...scrolled), 300),
      line('cards that are drawn after it', cards, 60, ''),
      line('heap after it', grown, 8, 'MB'),
    ];
  });
