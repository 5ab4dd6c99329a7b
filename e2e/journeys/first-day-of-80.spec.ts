import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { filesOfCompany } from '../company-of-80';
import { countClicks } from '../count-clicks';
import { becomeAdministrator } from '../first-administrator';
import { fillNewJob, saveAndPublish, submitted } from '../job-form';
import { startConsole, type ConsoleServer } from '../server/console-server';
import { emptyDatabase } from '../server/empty-database';
import { newDataFolder } from '../server/paths';
import { expect, test } from '../test';

const most = { clicks: 120, minutes: 30 };

const main = (page: Page) => page.getByRole('main');
const drawer = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) =>
  main(page).getByRole('link', { name, exact: true }).first().click();

const bring = async (page: Page, kind: string, content: string): Promise<void> => {
  await page.goto(new URL(`/general-settings/directory/${kind}`, page.url()).href);
  await follow(page, 'Import');
  const buffer = Buffer.from(content);
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: `${kind}.csv`, mimeType: 'text/csv', buffer });
  await press(page, 'Next');
  await press(page, 'Check the rows');
  await main(page)
    .getByRole('button', { name: /^Import \d+ rows?$/ })
    .click();
  await expect(main(page).getByRole('heading', { name: 'The import is done' })).toBeVisible();
};

/** Everybody gets a link, from one file; answers that of whoever does everything. */
const inviteAll = async (page: Page): Promise<string> => {
  await page.goto(new URL('/general-settings/roles', page.url()).href);
  await press(page, 'Let everybody refer');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Let everybody refer' }).click();
  await expect(main(page).getByText('Every active person may refer')).toBeVisible();
  await press(page, 'Invite 80 people not invited yet');
  const download = page.waitForEvent('download');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make the links' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const lines = parse(file, { bom: true, columns: true }) as Record<string, string>[];
  expect(lines).toHaveLength(80);
  return lines.find(({ Name }) => Name === 'Nila Das')?.Link ?? '';
};

const hire = async (page: Page, { url }: ConsoleServer): Promise<void> => {
  await page.goto(`${url}/job/create`);
  await fillNewJob(page, 'Baker');
  await saveAndPublish(page);
  await page.goto(`${url}/application`);
  await main(page).getByRole('button', { name: 'Add Applicant' }).first().click();
  await drawer(page).getByRole('combobox', { name: /^Job/ }).fill('Baker');
  await page.getByRole('option', { name: 'Baker' }).click();
  await drawer(page)
    .getByLabel(/^First name/)
    .fill('Ravi');
  await drawer(page)
    .getByLabel(/^Email/)
    .fill('ravi@example.com');
  await drawer(page).getByRole('button', { name: 'Add Applicant' }).click();
  await expect(page.getByText(submitted).first()).toBeVisible();
  await main(page).getByRole('button', { name: 'Actions for Ravi' }).click();
  await page.getByRole('menuitem', { name: 'Status', exact: true }).click();
  await drawer(page)
    .getByLabel(/^Stage/)
    .selectOption({ label: 'Interview' });
  await drawer(page)
    .getByRole('combobox', { name: /^Status/ })
    .click();
  await page.getByRole('option', { name: 'Interviewed', exact: true }).click();
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByRole('row').filter({ hasText: 'Ravi' })).toContainText(
    'Interviewed',
  );
};

const comeIn = async (browser: Browser, link: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await page.getByLabel('New password').fill('long enough a password');
  await page.getByLabel('The same again').fill('long enough a password');
  return page;
};

test('journey: a company of 80 walks its first day, in half an hour and 120 clicks', async ({
  browser,
}) => {
  test.setTimeout(most.minutes * 60_000);
  const began = Date.now();
  const database = await emptyDatabase('PostgreSQL');
  const server = await startConsole(newDataFolder(), {
    MODE: 'production',
    ...database.environment,
  });
  const counted = countClicks();
  try {
    const context = await browser.newContext({ acceptDownloads: true });
    await counted.watch(context);
    const page = await context.newPage();
    await becomeAdministrator(page, server);
    await follow(page, 'Look at the starter set');
    await main(page)
      .getByLabel(/^Amount for each hire/)
      .fill('25000');
    await press(page, 'Create what is chosen');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Getting started');

    for (const [kind, content] of filesOfCompany) await bring(page, kind, content);
    const link = await inviteAll(page);

    const theirs = await comeIn(browser, link);
    await counted.watch(theirs.context());
    await theirs.getByRole('button', { name: 'Save the password' }).click();
    await expect(theirs.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await hire(theirs, server);

    await page.goto(`${server.url}/getting-started`);
    await expect(main(page).getByText('Everything is there.')).toBeVisible();
    await page.goto(`${server.url}/general-settings/roles?search=Nila`);
    await expect(main(page).getByRole('row').filter({ hasText: 'Nila' })).toContainText('Active');
    expect(counted.clicks()).toBeGreaterThan(30);
    expect(counted.clicks()).toBeLessThanOrEqual(most.clicks);
    expect(Date.now() - began).toBeLessThan(most.minutes * 60_000);
  } finally {
    await server.kill();
    await database.stop();
  }
});
