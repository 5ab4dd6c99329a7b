import type { Visitor } from './browser';
import { computeMedian, listRowSelector } from './load';
import { applyThrottle, noThrottle, type Throttle } from './throttle';

const applicant = 'main a[href^="/application/view/"]';

/**
 * Measures the milliseconds from a menu click to the rows of another remote with cached files, after `rest`
 * milliseconds on the list.
 */
export const measureMenu = async (
  { page, client }: Visitor,
  throttle: Throttle,
  rest: number,
): Promise<number> => {
  const times: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    await page.goto('/all/job');
    await page.waitForSelector(listRowSelector);
    await page.waitForTimeout(rest);
    await applyThrottle(client, throttle);
    const opened = page.evaluate(async (selector) => {
      const began = await window.probe.clicked();
      return (await window.probe.painted(selector)) - began;
    }, applicant);
    await page.getByRole('navigation').getByRole('link', { name: 'Applicants' }).click();
    times.push(await opened);
    await applyThrottle(client, noThrottle);
  }
  return computeMedian(times.slice(1));
};
