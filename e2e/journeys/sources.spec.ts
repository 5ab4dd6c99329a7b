import { callApi } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const path = '/api/v1/applicant-source';

test('journey: a source is created, found, changed, exported and deleted', async ({ page }) => {
  const name = `Fair ${Date.now()}`;
  await signInAs(page, 'administrator', '/source');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Applicant Source');
  await expectAccessible(page);

  await main.getByRole('link', { name: 'Create' }).click();
  await main.getByRole('textbox', { name: 'Source Name' }).fill('Never kept');
  await main.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/applicant-source$/);
  await expect(main.getByRole('textbox', { name: 'Source Name' })).toHaveValue('');
  await main.getByRole('textbox', { name: 'Source Name' }).fill(name);
  await main.getByRole('textbox', { name: 'Identifier' }).fill(name.replace(' ', '-'));
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/source$/);

  await main.getByRole('searchbox', { name: 'Search sources' }).fill(name);
  await expect(main.getByText('1 source', { exact: true })).toBeVisible();
  await main.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(main.getByRole('textbox', { name: 'Identifier' })).not.toBeEditable();
  await main.getByRole('textbox', { name: 'Description' }).fill('Every spring');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/source\?search=Fair/);

  await page.goto(`/source?search=${encodeURIComponent(name)}`);
  await expect(main.getByText('Every spring')).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^applicant-sources-.*\.csv$/);

  await main.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing uses what you delete.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(main.getByText('No sources match these filters')).toBeVisible();
});

test('journey: a source with applicants cannot be deleted, and the refusal gives the reason @detail', async ({
  page,
}) => {
  await signInAs(page, 'administrator', '/source?use=used');
  const main = page.getByRole('main');
  const row = main.getByRole('button', { name: /^Actions for / }).first();
  const name = ((await row.getAttribute('aria-label')) ?? '').replace('Actions for ', '');
  await row.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText(/Still used, so it cannot be deleted/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(
    page.getByText(/Nothing was deleted: .* is used by \d+ applicants?\./),
  ).toBeVisible();
  expect((await callApi(page, `${path}?search=${encodeURIComponent(name)}`)).status()).toBe(200);
});
