import type { Page } from '@playwright/test';
import { failRemote, type RemoteFault } from '../fail-remote';
import { jobActions } from '../job-list';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name });

/** The rest of the console while one remote is down: frame, menus, other remotes' pages. */
const expectTheRestWorks = async (page: Page) => {
  await menuLink(page, 'Applicants').click();
  await expect(page).toHaveURL(/\/application$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Applicants/);
  await expect(failure(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
};

const drills: [RemoteFault, string][] = [
  ['manifest', 'Its description could not be fetched.'],
  ['entry', 'Its first file could not be fetched.'],
  ['chunk', 'A part of its code could not be fetched.'],
  ['hang', 'It did not answer in time.'],
  ['render', 'It failed while it was drawn.'],
];

for (const [fault, sentence] of drills) {
  test(`drill: ${fault} of one remote fails, the rest works, Retry recovers`, async ({ page }) => {
    await signInAs(page, 'administrator');
    const mend = await failRemote(page, 'jobs', fault);
    await page.goto('/all/job');
    await expect(failure(page)).toContainText('Jobs is not available right now', {
      timeout: 20_000,
    });
    await expect(failure(page)).toContainText(sentence);
    await expect(failure(page)).toContainText(/Reference \S+/);
    await expect(menuLink(page, 'Jobs')).toBeVisible();
    await expectTheRestWorks(page);

    await menuLink(page, 'Jobs').click();
    await expect(failure(page)).toBeVisible({ timeout: 20_000 });
    await mend();
    await failure(page).getByRole('button', { name: 'Retry' }).click();
    await expect(jobActions(page).first()).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });
}

test('drill: a card of a broken remote keeps its place on the dashboard', async ({ page }) => {
  await signInAs(page, 'administrator');
  const mend = await failRemote(page, 'jobs', 'entry');
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Jobs at a glance' });
  await expect(card.getByRole('alert')).toContainText('not available right now');
  await mend();
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(card.getByRole('alert')).toHaveCount(0);
});
