import { findRowActions } from '../job-list';
import { emptyPage, signInAs } from '../sign-in';
import { runSteps } from '../steps';
import { expect, test } from '../test';

const broken = {
  status: 500,
  json: { error: { code: 'INTERNAL', message: 'Something failed on our side.', requestId: 'r-1' } },
};

test.beforeEach(({ page }) => signInAs(page, 'administrator', emptyPage));

test('a list that fails to load says so and loads again on Retry', async ({ page }) => {
  await page.route('**/api/v1/job?**', (route) => route.fulfill(broken));
  await page.goto('/all/job');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toBeVisible();
  await expect(failure).toContainText('r-1');
  await page.unroute('**/api/v1/job?**');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(findRowActions(page).first()).toBeVisible();
});

test('the console opens although a call for its top bar, its menus or its footer fails', async ({
  page,
}) => {
  await runSteps(
    ['company/1', 'app-manager', 'footer', 'userinfo'].map((path) => [
      `${path} fails`,
      async () => {
        await page.route(`**/api/v1/${path}?**`, (route) => route.fulfill(broken));
        await page.goto('/all/job');
        await expect(findRowActions(page).first()).toBeVisible();
        await expect(page.getByRole('contentinfo')).toContainText('Version 1.0.23');
        await page.unrouteAll();
      },
    ]),
  );
});

test('when permissions fail to load, the console opens, gives the reason, and recovers on Retry', async ({
  page,
}) => {
  await page.route('**/api/v2/permissions?**', (route) => route.fulfill(broken));
  await page.goto('/all/job');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Your permissions could not be loaded');
  await page.unroute('**/api/v2/permissions?**');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(findRowActions(page).first()).toBeVisible();
});

test('when the network is lost, one dialog says so, and Cancel closes it', async ({
  page,
  context,
}) => {
  await page.goto('/all/job');
  await expect(findRowActions(page).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Search jobs').fill('engineer');
  const dialog = page.getByRole('alertdialog', { name: 'Network Error' });
  await expect(dialog).toContainText('Check your internet connection');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  const failed = page.waitForEvent('requestfailed');
  await page.getByLabel('Search jobs').fill('buyer');
  await failed;
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(dialog).toBeHidden();
  await context.setOffline(false);
});

test('a spinner appears for slow answers only', async ({ page }) => {
  const spinner = page.getByRole('main').getByRole('status', { name: /Loading/ });
  const delayBy = async (milliseconds: number) => {
    // The list prefetches a page; its delayed response may still arrive.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route('**/api/v1/job?**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await route.continue();
    });
  };
  let seen = false;
  await delayBy(300);
  await page.goto('/all/job');
  while (!(await findRowActions(page).first().isVisible())) seen ||= await spinner.isVisible();
  expect(seen).toBe(false);

  await delayBy(2_500);
  await page.reload();
  await expect(spinner).toBeVisible();
  await expect(findRowActions(page).first()).toBeVisible();
  await expect(spinner).toHaveCount(0);
});
