import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { companyFiles } from '../company-of-80';
import { countClicks } from '../count-clicks';
import { becomeAdministrator } from '../first-administrator';
import { fillNewJob, saveAndPublish, submittedMessage } from '../job-form';
import { startConsole } from '../server/console-server';
import { createEmptyDatabase } from '../server/empty-database';
import { newDataFolder } from '../server/paths';
import { expect, test } from '../test';

const most = { clicks: 120, minutes: 30 };

const main = (page: Page) => page.getByRole('main');
const drawer = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) =>
  main(page).getByRole('link', { name, exact: true }).first().click();

const go = async (page: Page, area: string): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: new RegExp(`^${area}`) })
    .click();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
};

const bring = async (page: Page, kind: string, content: string): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Directory' })
    .getByRole('link', { name: kind, exact: true })
    .click();
  await follow(page, 'Import');
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: `${kind}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    });
  await press(page, 'Next');
  await press(page, 'Check the rows');
  const run = main(page).getByRole('button', { name: /^Import \d+ rows?$/ });
  await expect(run).toBeVisible();
  for (const missing of await main(page)
    .getByRole('checkbox', { name: /^Create these/ })
    .all()) {
    await missing.check();
    await expect(missing).toBeEnabled();
  }
  await run.click();
  await expect(main(page).getByRole('heading', { name: 'The import is done' })).toBeVisible();
  await follow(page, 'Show the list');
};

const inviteAll = async (page: Page): Promise<Map<string, string>> => {
  await page
    .getByRole('navigation', { name: 'General Settings' })
    .getByRole('link', { name: 'Roles', exact: true })
    .click();
  await press(page, 'Let everybody refer');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Let everybody refer' }).click();
  await expect(main(page).getByText('Every active person may refer')).toBeVisible();
  await press(page, 'Invite 80 people not invited yet');
  const download = page.waitForEvent('download');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make the links' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const lines = parse(file, { bom: true, columns: true }) as Record<string, string>[];
  expect(lines).toHaveLength(80);
  return new Map(lines.map(({ Name = '', Link = '' }) => [Name, Link]));
};

const publishJob = async (page: Page): Promise<void> => {
  await go(page, 'Jobs');
  await follow(page, 'Create Job');
  await fillNewJob(page, 'Baker');
  await saveAndPublish(page);
  await expect(page.getByText(submittedMessage).first()).toBeVisible();
};

const bonus = '₹25,000.00';

const refer = async (page: Page): Promise<void> => {
  await go(page, 'Referrals');
  await follow(page, 'Refer someone');
  await follow(page, 'Baker');
  await expect(main(page).getByText(bonus).first()).toBeVisible();
  for (const [field, text] of [
    [/^First name/, 'Ravi'],
    [/^Last name/, 'Nair'],
    [/^Email/, 'ravi@example.com'],
  ] as const)
    await main(page).getByLabel(field).fill(text);
  await main(page)
    .getByRole('checkbox', { name: /^They agreed/ })
    .check();
  await press(page, 'Refer');
  await expect(main(page).getByRole('row').filter({ hasText: 'Ravi Nair' })).toContainText(bonus);
};

/** A day of next month with equal day and month numbers, so that the date order does not matter. */
const joiningDay = (): string => {
  const now = new Date();
  const next = new Date(now.getFullYear(), now.getMonth() + 1, 1);
  const number = String(next.getMonth() + 1).padStart(2, '0');
  return `${number}/${number}/${next.getFullYear()}`;
};

const hire = async (page: Page): Promise<void> => {
  await go(page, 'Applicants');
  await main(page).getByRole('button', { name: 'Actions for Ravi Nair' }).click();
  await page.getByRole('menuitem', { name: 'Status', exact: true }).click();
  await drawer(page)
    .getByLabel(/^Stage/)
    .selectOption({ label: 'Joining' });
  await drawer(page)
    .getByRole('combobox', { name: /^Status/ })
    .click();
  await page.getByRole('option', { name: 'Hired', exact: true }).click();
  await drawer(page)
    .getByRole('textbox', { name: /^Joining Date/ })
    .fill(joiningDay());
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByRole('row').filter({ hasText: 'Ravi' })).toContainText('Hired');
};

const readPromise = async (page: Page): Promise<void> => {
  await go(page, 'Referrals');
  await expect(main(page).getByText(`${bonus}, expected`)).toBeVisible();
  await follow(page, 'My referrals');
  const row = main(page).getByRole('row').filter({ hasText: 'Ravi Nair' });
  await expect(row).toContainText('Hired');
  await expect(row).toContainText(bonus);
  await expect(row.getByRole('cell').filter({ hasText: bonus }).locator('time')).toBeVisible();
};

const comeIn = async (
  browser: Browser,
  link: string | undefined,
  watch: (context: BrowserContext) => Promise<void>,
): Promise<Page> => {
  const context = await browser.newContext();
  await watch(context);
  const page = await context.newPage();
  await page.goto(link ?? '');
  await page.getByLabel('New password').fill('long enough a password');
  await page.getByLabel('The same again').fill('long enough a password');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  return page;
};

test('journey: a company of 80 completes its first day in half an hour and 120 clicks', async ({
  browser,
}) => {
  test.setTimeout(most.minutes * 60_000);
  const began = Date.now();
  const database = await createEmptyDatabase('PostgreSQL');
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

    await follow(page, 'Open the directory');
    for (const [kind, content] of companyFiles) await bring(page, kind, content);
    const links = await inviteAll(page);

    const nila = await comeIn(browser, links.get('Nila Das'), counted.watch);
    await publishJob(nila);
    const referrer = await comeIn(browser, links.get('Person7 Of Eighty'), counted.watch);
    await refer(referrer);
    await hire(nila);
    await readPromise(referrer);

    await page.goto(`${server.url}/getting-started`);
    await expect(main(page).getByText('Everything is there.')).toBeVisible();
    expect(counted.clicks()).toBeGreaterThan(60);
    expect(counted.clicks()).toBeLessThanOrEqual(most.clicks);
    expect(Date.now() - began).toBeLessThan(most.minutes * 60_000);
  } finally {
    await server.kill();
    await database.stop();
  }
});
