import type { Visitor } from './browser';
import { computeMedian, listRowSelector } from './load';

const link = 'nav a[href="/application"]';
const applicant = 'main a[href^="/application/view/"]';

/**
 * Measures the milliseconds from the pointer reaching a menu link to the rows of its page. The click follows
 * at once, and the code is already loaded.
 */
export const measureHover = async ({ page }: Visitor): Promise<number> => {
  const times: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    await page.goto('/all/job');
    await page.waitForSelector(listRowSelector);
    await page.mouse.move(700, 450);
    await page.waitForTimeout(3_500);
    const opened = page.evaluate(
      async ([from, to]) => {
        const began = await window.probe.pointed(from);
        return (await window.probe.painted(to)) - began;
      },
      [link, applicant] as const,
    );
    const box = await page.locator(link).boundingBox();
    if (!box) throw new Error('The menu has no link to the applicants');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    times.push(await opened);
  }
  return computeMedian(times.slice(1));
};
