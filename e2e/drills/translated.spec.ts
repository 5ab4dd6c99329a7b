import type { Page } from '@playwright/test';
import { readData } from '../call-api';
import { fillNewJob, submittedMessage } from '../job-form';
import { countJobs } from '../jobs-api';
import { signInAs, signInOnPage } from '../sign-in';
import { expect, test } from '../test';
import { translatePages } from '../translate';

const drawer = (page: Page) => page.getByRole('dialog');
const saved = (page: Page) => expect(page.getByText(submittedMessage).first()).toBeVisible();
const isTranslated = (page: Page) => expect(page.locator('h1 font').first()).toBeAttached();

test.beforeEach(({ page }) => translatePages(page));

test.afterEach(({ consoleErrors }) => {
  expect(consoleErrors.filter((line) => /removeChild|insertBefore|React/.test(line))).toEqual([]);
});

test('drill: on machine-translated pages a job is created and changed, and people are added and moved', async ({
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

test('drill: on machine-translated pages a setup record is refused, corrected in its row and stored', async ({
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
    await readData<unknown[]>(page, '/api/v1/job-priority', { query: { search: name } }),
  ).toHaveLength(1);
});

const settings = '/general-settings';
const forms = [
  '/source/1/edit',
  '/questiongroup-edit/1',
  '/question-edit/1',
  '/applicant-status/edit/108',
  '/group/edit/1',
  '/seo-graph/edit/1',
  '/job/edit/1',
  `${settings}/company`,
  `${settings}/roles/9`,
  `${settings}/directory/departments/edit/1`,
  `${settings}/directory/people/edit/8`,
];

test('drill: on machine-translated pages every field of every form is changed and stored', async ({
  page,
  startServer,
  consoleErrors: _,
}) => {
  // A separate server, since other tests rename these records.
  const { url } = await startServer();
  await signInAs(page, 'administrator', `${url}/source`);
  for (const form of forms.map((path) => `${url}${path}`))
    await test.step(form, async () => {
      await page.goto(form);
      await isTranslated(page);
      const field = page.getByRole('main').getByRole('textbox').first();
      await expect(field).not.toHaveValue('');
      const changed = `${await field.inputValue()} too`;
      await field.fill(changed);
      await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
      await saved(page);
      await page.goto(form);
      await expect(field).toHaveValue(changed);
    });
});

const inDrawers: [path: string, row: string][] = [
  ['/hiring-pipeline', 'Plant Hiring'],
  ['/stages', 'Assignment'],
  ['/seo-keyword', 'food jobs'],
];
const inRows: typeof inDrawers = [
  ['/referral-amount', 'Head slab'],
  ['/job-priority', 'Someday'],
  [`${settings}/apps`, 'Expenses'],
];

test('drill: on machine-translated pages records are changed in their drawers and rows', async ({
  page,
  startServer,
  consoleErrors: _,
}) => {
  const { url } = await startServer();
  const change = async (path: string, row: string, open: () => Promise<void>) => {
    await page.goto(`${url}${path}?limit=50`);
    await isTranslated(page);
    await open();
    const field = page.getByRole('textbox').first();
    await expect(field).toHaveValue(row);
    await field.fill(`${row} too`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await saved(page);
    await expect(page.getByRole('checkbox', { name: `${row} too` })).toBeVisible();
  };
  await signInAs(page, 'administrator', `${url}/stages`);
  for (const [path, row] of inDrawers)
    await change(path, row, async () => {
      await page.getByRole('button', { name: `Actions for ${row}` }).click();
      await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    });
  for (const [path, row] of inRows)
    await change(path, row, () => page.getByRole('button', { name: `Edit ${row}` }).click());
});
