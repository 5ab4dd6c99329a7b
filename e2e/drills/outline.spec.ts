import type { Locator, Page } from '@playwright/test';
import { readData } from '../call-api';
import { tabUntilFocused } from '../keyboard';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const outlines = (page: Page) => page.getByRole('list', { name: 'Regions of this page' });
const press = (page: Page) => page.keyboard.press('Alt+Shift+O');

const placeOf = async (part: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return [x, y, width, height].map(Math.round);
};

test('drill: the outline shows which remote draws each part of a page, survives a reload, and switches off', async ({
  page,
  server,
}) => {
  await signInAs(page, 'administrator', `${server.url}/_console/remotes`);
  const live = await readData<{ id: string; version: string }[]>(page, '/api/v1/registry/remotes');
  const wordsOf = (kind: string, id: string, owner: string) =>
    `${kind} · ${id} ${live.find((remote) => remote.id === id)?.version} · ${owner}`;
  const own = page.getByRole('button', { name: /^Outline regions/ });

  await test.step('the outline is switched on by keyboard on the page of the remotes', async () => {
    await page.getByRole('main').focus();
    await tabUntilFocused(page, own);
    await page.keyboard.press('Enter');
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await expect(outlines(page)).toContainText('page · shell ');
  });

  await test.step('the outline on the dashboard surrounds the cards of several remotes', async () => {
    await page.goto(server.url);
    const found = outlines(page).getByRole('listitem');
    for (const [id, owner] of [
      ['jobs', 'Team Jobs'],
      ['applicants', 'Team Applicants'],
    ] as const) {
      const card = page.locator(`[data-region="card ${id}"]`).first();
      await card.scrollIntoViewIfNeeded();
      const outline = found.filter({ hasText: wordsOf('card', id, owner) }).first();
      await expect(outline.getByText(wordsOf('card', id, owner))).toBeVisible();
      await expect.poll(() => placeOf(outline)).toEqual(await placeOf(card));
    }
    await expect(found.filter({ hasText: wordsOf('menu entry', 'jobs', 'Team Jobs') })).toHaveCount(
      1,
    );
  });

  await test.step('a link below an outline can still be pressed', async () => {
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Jobs' })
      .click();
    await expect(outlines(page)).toContainText(wordsOf('page', 'jobs', 'Team Jobs'));
    await page.reload();
    await expect(outlines(page)).toContainText(wordsOf('page', 'jobs', 'Team Jobs'));
  });

  await test.step('nothing of the outline remains after it is switched off', async () => {
    await press(page);
    await expect(outlines(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(outlines(page)).toHaveCount(0);
    await press(page);
    await expect(outlines(page)).toContainText(wordsOf('page', 'jobs', 'Team Jobs'));
  });
});
