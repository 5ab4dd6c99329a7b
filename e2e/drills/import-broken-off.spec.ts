import type { Page } from '@playwright/test';
import { becomeAdministrator } from '../first-administrator';
import { startConsole } from '../server/console-server';
import { copyEmptyData } from '../server/empty-data';
import { expect, test } from '../test';

const count = 8_000;
const file = {
  name: 'skills.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['Name,External id', ...Array.from({ length: count }, (_, at) => `Skill ${at},S-${at}`)].join(
      '\r\n',
    ),
  ),
};
const main = (page: Page) => page.getByRole('main');
const figure = (page: Page, name: string) =>
  main(page).locator('dt', { hasText: name }).locator('+ dd');

const check = async (page: Page, url: string) => {
  await page.goto(`${url}/general-settings/directory/skills/import`);
  await main(page).locator('input[type=file]').setInputFiles(file);
  await main(page).getByRole('button', { name: 'Next' }).click();
  await main(page).getByRole('button', { name: 'Check the rows' }).click();
  await expect(main(page).getByRole('heading', { name: 'What would happen' })).toBeVisible();
};

test('drill: an import interrupted by a killed server continues after the restart, and writes each row once', async ({
  page,
}) => {
  let server = await startConsole(await copyEmptyData(), { MODE: 'production' });
  const { url } = server;
  const trouble = page.getByRole('alertdialog');
  try {
    await becomeAdministrator(page, server);
    await check(page, url);
    let parts = 0;
    let isSent = () => undefined as void;
    const third = new Promise<void>((resolve) => {
      isSent = resolve;
    });
    await page.route(/\/api\/v1\/directory\/skills\?/, async (route) => {
      if (route.request().method() === 'PUT' && ++parts === 3) isSent();
      await route.continue();
    });
    await main(page)
      .getByRole('button', { name: /^Import 8/ })
      .click();
    await third;
    await server.kill();
    await expect(trouble.getByRole('heading', { name: 'Network Error' })).toBeVisible();
    server = await startConsole(server.dataFolder, {
      MODE: 'production',
      PORT: new URL(url).port,
    });

    await trouble.getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByText('The import is done')).toBeVisible();
    await check(page, url);
    await expect(figure(page, 'Unchanged')).toHaveText('8000');
    await expect(figure(page, 'New')).toHaveText('0');
    await page.goto(`${url}/general-settings/directory/skills`);
    await expect(
      main(page)
        .getByText(/of 8000 entries/)
        .first(),
    ).toBeVisible();
  } finally {
    await server.kill();
  }
});
