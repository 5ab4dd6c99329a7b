import { startConsole, type ConsoleServer } from '../server/console-server';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

test('drill: when permissions fail to load at start, the console says so and recovers by itself', async ({
  page,
  startServer,
}) => {
  const first = await startServer();
  await signInAs(page, 'administrator', `${first.url}/`);
  const asked = '**/api/v2/permissions?**';
  // The server is killed before the page's request continues, so the request finds no server.
  await page.route(asked, async (route) => {
    await first.kill();
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Your permissions could not be loaded');
  await expect(failure).toContainText(/Reference \S+/);
  await expect(failure.getByRole('button', { name: 'Retry' })).toBeAttached();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toContainText('The menu could not be loaded.');
  await page
    .getByRole('alertdialog', { name: 'Network Error' })
    .getByRole('button', { name: 'Cancel' })
    .click();

  await page.unroute(asked);
  let second: ConsoleServer | undefined;
  try {
    second = await startConsole(first.dataFolder, { PORT: new URL(first.url).port });
    await expect(menu.getByRole('link', { name: 'Jobs' })).toBeVisible({ timeout: 90_000 });
    await expect(failure).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  } finally {
    await second?.kill();
  }
});
