import type { Page } from '@playwright/test';
import { jobActions } from '../job-list';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name });

interface Registry {
  remotes: { id: string; contributions: { needs: string } }[];
}

const changeRegistry = (page: Page, change: (registry: Registry) => void) =>
  page.route('**/registry.json', async (route) => {
    const answer = await route.fetch();
    const registry = (await answer.json()) as Registry;
    change(registry);
    await route.fulfill({ response: answer, json: registry });
  });

test('drill: a remote that needs another platform keeps its place and says why', async ({
  page,
}) => {
  await signInAs(page, 'administrator');
  await changeRegistry(page, ({ remotes }) => {
    for (const { id, contributions } of remotes) if (id === 'jobs') contributions.needs = '^9.0.0';
  });
  await page.goto('/all/job');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Jobs is not available right now');
  await failure.getByText('Details').click();
  await expect(failure).toContainText('needs platform ^9.0.0');
  await menuLink(page, 'Applicants').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Applicants/);
});

test('drill: without a registry the shell opens, and recovers when it answers', async ({
  page,
}) => {
  await signInAs(page, 'administrator');
  await page.evaluate(() => localStorage.removeItem('registry'));
  await page.route('**/registry.json', (route) => route.fulfill({ status: 500, body: 'Broken' }));
  await page.goto('/');
  await expect(page.getByText('The parts of the console could not be listed')).toBeVisible();
  await expect(menuLink(page, 'Dashboard')).toBeVisible();
  await page.unroute('**/registry.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await menuLink(page, 'Jobs').click();
  await expect(jobActions(page).first()).toBeVisible();
});

for (const [name, fails] of [
  ['refuses', 'abort'],
  ['hangs', 'hang'],
] as const) {
  test(`drill: while the registry ${name}, the console works as last known`, async ({ page }) => {
    await signInAs(page, 'administrator');
    await expect(menuLink(page, 'Jobs')).toBeVisible();
    await page.route('**/registry.json', (route) =>
      fails === 'abort' ? route.abort() : undefined,
    );
    await page.goto('/all/job');
    await expect(jobActions(page).first()).toBeVisible();
    await menuLink(page, 'Applicants').click();
    await expect(page).toHaveURL(/\/application$/);
  });
}
