import type { Page } from '@playwright/test';
import { failRemote } from 'tools/drills';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

interface Registered {
  id: string;
  contributions: { cards: { title: string; when?: string }[] };
}

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

const hold = async (page: Page, call: string) => {
  let letGo = () => undefined as void;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/api/v1/dashboard/${call}?**`, async (route) => {
    await gone;
    await route.continue().catch(() => undefined);
  });
  return () => letGo();
};

for (const [call, title, words] of [
  ['applicant-source', 'Applicant Source', 'Applicant Source could not be loaded'],
  ['waiting', 'Waiting for me', 'What waits for you could not be loaded'],
  ['summary', 'Jobs at a glance', 'The figures could not be loaded'],
] as const)
  test(`a call that hangs affects its own card only, and can be retried: ${title}`, async ({
    page,
  }) => {
    const letGo = await hold(page, call);
    await signInAs(page, 'administrator');
    const recruiters = card(page, "Your Recruiter's Progress");
    await expect(recruiters.getByRole('table')).toBeVisible();
    await page.getByRole('button', { name: 'Duration: All time' }).click();
    await page.getByRole('menuitemradio', { name: 'This Month' }).click();
    await expect(page.getByText('follow the selected duration: this month.')).toBeVisible();
    const trouble = card(page, title).getByRole('alert');
    await expect(trouble).toContainText(words);
    await expect(trouble).toContainText('The server took too long to answer. Try again.');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
    await trouble.getByRole('button', { name: 'Retry' }).click();
    letGo();
    await expect(trouble).toHaveCount(0);
    await expect(card(page, title)).toContainText(/\d/);
  });

test('leaving the dashboard does not wait for a card whose call hangs', async ({ page }) => {
  await hold(page, 'applicant-source');
  await signInAs(page, 'administrator');
  await expect(card(page, 'Jobs at a glance').getByRole('link').first()).toBeVisible();
  await card(page, 'Jobs at a glance')
    .getByRole('link', { name: /Total Applicants/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Applicants/);
});

test('when one remote is down, only its own cards show an error, and all others load', async ({
  page,
}) => {
  await signInAs(page, 'administrator');
  const registry = await page.request.get('/registry.json');
  const { remotes } = (await registry.json()) as { remotes: Registered[] };
  const drawn = remotes.map(({ id, contributions: { cards } }) => ({
    id,
    titles: cards.filter(({ when }) => when === undefined).map(({ title }) => title),
  }));
  expect(drawn.flatMap(({ titles }) => titles).length).toBeGreaterThan(8);
  for (const { id, titles } of drawn) {
    const mend = await failRemote(page, id, 'manifest');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome .+!$/);
    // Any key loads cards outside the viewport, but only once the code listens; so the test retries.
    const last = card(page, 'Lists of jobs and referrals').locator('ul, [role=alert]');
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(last).toBeAttached({ timeout: 1000 });
    }).toPass();
    for (const title of titles)
      await expect(card(page, title).getByRole('alert')).toContainText('not available right now');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(titles.length);
    for (const title of drawn.filter((other) => other.id !== id).flatMap((other) => other.titles))
      await expect(
        card(page, title)
          .locator('table, ul')
          .or(card(page, title).getByText('appear here'))
          .first(),
      ).toBeAttached();
    await mend();
  }
});
