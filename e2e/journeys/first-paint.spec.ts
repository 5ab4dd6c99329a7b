import type { Page } from '@playwright/test';
import { comesToRest } from '../at-rest';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

/** The room that the note of the start page takes in this font, in pixels. */
const noteIn = (page: Page, font: string) =>
  page.locator('main h1 + p').evaluate(async (note: HTMLElement, family) => {
    await document.fonts.load(`16px ${family}`);
    const words = document.createElement('span');
    // Else a screen with few pixels rounds the width of each letter.
    words.style.textRendering = 'geometricPrecision';
    words.style.fontFamily = family;
    words.style.whiteSpace = 'nowrap';
    words.textContent = note.textContent;
    note.replaceChildren(words);
    const { width, height } = words.getBoundingClientRect();
    return { width, height };
  }, font);

// It stands before the code is here. If Inter made it a little larger, browsers would say that it was
// painted only then.
test('the note of the start page does not grow when its font comes', async ({ page }) => {
  await signInAs(page, 'administrator');
  await comesToRest(page);
  const before = await noteIn(page, '"Inter fallback"');
  const after = await noteIn(page, '"Inter Variable"');
  expect(before.width).toBeGreaterThanOrEqual(after.width);
  expect(before.width).toBeLessThan(after.width * 1.02);
  expect(before.height).toBe(after.height);
});
