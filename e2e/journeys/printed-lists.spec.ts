import type { Page } from '@playwright/test';
import { comesToRest } from '../at-rest';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const lists = ['/application?limit=50', '/all/job?job=all&limit=50', '/source?limit=50'];

/** How many rows there are, and how many of them a frame of the page cuts off. */
const rowsOn = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const rows = [...main.querySelectorAll('tbody tr, li')];
    const isCut = (row: Element) => {
      const { bottom } = row.getBoundingClientRect();
      for (let frame = row.parentElement; frame; frame = frame.parentElement) {
        const cuts = getComputedStyle(frame).overflowY !== 'visible';
        if (cuts && frame !== document.documentElement && frame !== document.body)
          if (bottom > frame.getBoundingClientRect().bottom + 1) return true;
      }
      return false;
    };
    return { all: rows.length, cut: rows.filter(isCut).length };
  });

test('a list that is printed has all of its loaded rows on paper', async ({ page }) => {
  await signInAs(page, 'administrator', lists[0]);
  for (const list of lists) {
    await page.goto(list);
    await comesToRest(page);
    await page.emulateMedia({ media: 'print' });
    const { all, cut } = await rowsOn(page);
    expect(all, list).toBeGreaterThan(5);
    expect(cut, list).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  }
});
