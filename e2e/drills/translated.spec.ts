import type { Page } from '@playwright/test';
import { dataOf } from '../call-api';
import { fillNewJob, submitted } from '../job-form';
import { countJobs } from '../jobs-api';
import { signInAs, signInOnPage } from '../sign-in';
import { expect, test } from '../test';
import { translatePages } from '../translate';

const drawer = (page: Page) => page.getByRole('dialog');
const saved = (page: Page) => expect(page.getByText(submitted).first()).toBeVisible();
const isTranslated = (page: Page) => expect(page.locator('h1 font').first()).toBeAttached();

test.beforeEach(({ page }) => translatePages(page));

test.afterEach(({ consoleErrors }) => {
  expect(consoleErrors.filter((line) => /removeChild|insertBefore|React/.test(line))).toEqual([]);
});

test('drill: on translated pages a job is created, changed, and people are added and moved', async ({
  page,
  consoleErrors: _,
}) => {
  const title = `Translated ${Date.now()}`;
  await signInOnPage(page, 'administrator', '/job/create');
  await isTranslated(page);
  await fillNewJob(page, title);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(page);
  await expect(page).toHaveURL(/step=seo/);
  expect(await countJobs(page, title)).toBe(1);

  await page.goto('/application');
  await page.getByRole('button', { name: 'Add Applicant' }).click();
  await drawer(page).getByRole('combobox', { name: /^Job/ }).fill(title);
  await page.getByRole('option', { name: title }).first().click();
  await drawer(page).getByLabel('First name').fill('Übersetzt');
  await drawer(page).getByLabel('Last name').fill(title);
  await drawer(page)
    .getByLabel('Email')
    .fill(`${title.replace(' ', '.')}@mail.example`);
  await drawer(page)
    .getByRole('combobox', { name: /^Source/ })
    .click();
  await page.getByRole('option').first().click();
  await drawer(page).getByRole('button', { name: 'Add Applicant' }).click();
  await expect(drawer(page)).toBeHidden();
  await page.getByRole('searchbox').first().fill(title);
  await expect(page.getByRole('checkbox', { name: new RegExp(title) })).toHaveCount(1);
  await page.getByRole('checkbox', { name: new RegExp(title) }).click();
  await expect(page.getByText('1 Selected')).toBeVisible();
});

test('drill: on translated pages what setup keeps is refused, mended in its row and stored', async ({
  page,
  consoleErrors: _,
}) => {
  const name = `Translated ${Date.now()}`;
  await signInAs(page, 'administrator', '/job-priority');
  await isTranslated(page);
  await page.getByRole('button', { name: 'Add New Priority' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('textbox', { name: 'Priority name' }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  expect(
    await dataOf<unknown[]>(page, '/api/v1/job-priority', { query: { search: name } }),
  ).toHaveLength(1);
});
