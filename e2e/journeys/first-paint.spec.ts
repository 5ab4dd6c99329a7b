import type { Page } from '@playwright/test';
import { waitUntilIdle } from '../at-rest';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const noteIn = (page: Page, font: string) =>
  page.locator('main h1 + p').evaluate(async (note: HTMLElement, family) => {
    await document.fonts.load(`16px ${family}`);
    const words = document.createElement('span');
    // Without `geometricPrecision`, low-resolution screens round the width of each letter.
    words.style.textRendering = 'geometricPrecision';
    words.style.fontFamily = family;
    words.style.whiteSpace = 'nowrap';
    words.textContent = note.textContent;
    note.replaceChildren(words);
    const { width, height } = words.getBoundingClientRect();
    return { width, height };
  }, font);

const measuresOf = (page: Page) =>
  page.evaluate(() => {
    const face = [...document.fonts].find(({ family }) => family.includes('Inter fallback')) as
      (FontFace & { sizeAdjust: string }) | undefined;
    return {
      'size-adjust': face?.sizeAdjust,
      'ascent-override': face?.ascentOverride,
      'descent-override': face?.descentOverride,
      'line-gap-override': face?.lineGapOverride,
    };
  });

test('the page uses the console’s font before its code has loaded', async ({ page }) => {
  await signInAs(page, 'administrator');
  const html = await (await page.request.get('/')).text();
  const [face] = /@font-face [^}]*/.exec(html) ?? [];
  for (const [name, measure] of Object.entries(await measuresOf(page)))
    expect(face).toContain(`${name}: ${measure};`);
});

// The note appears before the fonts load. If Inter made it larger, browsers would count the later
// paint as its largest contentful paint.
test('the note of the start page keeps its height when the font has loaded', async ({ page }) => {
  await signInAs(page, 'administrator');
  await waitUntilIdle(page);
  const before = await noteIn(page, '"Inter fallback"');
  const after = await noteIn(page, '"Inter Variable"');
  expect(before.width).toBeGreaterThanOrEqual(after.width);
  expect(before.width).toBeLessThan(after.width * 1.02);
  expect(before.height).toBe(after.height);
});
