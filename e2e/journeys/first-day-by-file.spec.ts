import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { becomeAdministrator } from '../first-administrator';
import { fillNewJob, saveAndPublish } from '../job-form';
import { startConsole } from '../server/console-server';
import { copyEmptyData } from '../server/empty-data';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();

const files = [
  ...readFileSync('docs/guides/directory-import.md', 'utf8').matchAll(
    /```csv (?<kind>\w+)\.csv\n(?<content>[^`]*)```/g,
  ),
].map(({ groups }) => ({ kind: groups?.kind ?? '', content: groups?.content ?? '' }));

const bring = async (page: Page, kind: string, content: string): Promise<void> => {
  const buffer = Buffer.from(content);
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: `${kind}.csv`, mimeType: 'text/csv', buffer });
  await press(page, 'Next');
  await press(page, 'Check the rows');
  await expect(main(page).getByRole('heading', { name: 'What would happen' })).toBeVisible();
};

const rowsOf = (content: string): number => content.trim().split('\n').length - 1;

test('journey: a new installation reaches its first job by importing files', async ({ page }) => {
  test.setTimeout(180_000);
  const server = await startConsole(await copyEmptyData(), { MODE: 'production' });
  try {
    await becomeAdministrator(page, server);
    await main(page).getByRole('link', { name: 'Look at the starter set' }).click();
    await main(page)
      .getByLabel(/^Amount for each hire/)
      .fill('25000');
    await press(page, 'Create what is chosen');
    await expect(main(page).getByText(/^3 of 6 are done\./)).toBeVisible();

    expect(files.map(({ kind }) => kind)).toContain('people');
    for (const { kind, content } of files) {
      await page.goto(`${server.url}/general-settings/directory/${kind}`);
      await main(page).getByRole('link', { name: 'Import' }).click();
      await bring(page, kind, content);
      await press(page, `Import ${rowsOf(content)} rows`);
      await expect(main(page).getByRole('heading', { name: 'The import is done' })).toBeVisible();
    }
    await expectAccessible(page);

    await press(page, 'Import another file');
    const people = files.find(({ kind }) => kind === 'people');
    await bring(page, 'people', people?.content ?? '');
    await expect(main(page).getByRole('button', { name: 'Import 0 rows' })).toBeVisible();
    await main(page).getByRole('button', { name: 'Back' }).click();
    await page.goto(`${server.url}/general-settings/directory/people`);
    await expect(main(page).getByText('ben@bakeries.example')).toBeVisible();

    await page.goto(`${server.url}/job/create`);
    await fillNewJob(page, 'Baker');
    await saveAndPublish(page);
    await page.goto(`${server.url}/all/job`);
    await expect(main(page).getByRole('row').filter({ hasText: 'Baker' })).toBeVisible();
  } finally {
    await server.kill();
  }
});
