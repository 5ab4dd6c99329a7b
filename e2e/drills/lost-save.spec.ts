import type { Page } from '@playwright/test';
import { callApi, readData } from '../call-api';
import { fillNewJob, submittedMessage } from '../job-form';
import { countJobs, createJob } from '../jobs-api';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Network Error' });
const again = (page: Page) => dialog(page).getByRole('button', { name: 'Try again' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

const openEdit = async (page: Page, title: string): Promise<number> => {
  const id = await createJob(page, title);
  await page.goto(`/job/edit/${id}`);
  await page.getByLabel(/^Education/).fill('Sent twice');
  await page.getByRole('combobox', { name: /^Skills/ }).click();
  await page.getByRole('listbox', { name: 'Skills' }).getByRole('option').first().click();
  await page.keyboard.press('Escape');
  return id;
};

const educationOf = async (page: Page, id: number): Promise<string> =>
  (await readData<{ education: string }>(page, `/api/v1/job/${id}`)).education;

test.beforeEach(({ page }) => signInAs(page, 'administrator'));

test('drill: without a network a save waits; Try again says there is still no connection, and saves once it is back', async ({
  page,
  context,
}) => {
  const id = await openEdit(page, `Offline ${Date.now()}`);
  await context.setOffline(true);
  await save(page);
  await expect(dialog(page)).toContainText('Check your internet connection');
  await again(page).click();
  await expect(dialog(page)).toContainText('There is still no connection.');
  await context.setOffline(false);
  await again(page).click();
  await expect(page.getByText(submittedMessage)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/step=seo/);
  expect(await educationOf(page, id)).toBe('Sent twice');
});

test('drill: Try again creates a new job once when the first answer was lost', async ({ page }) => {
  const title = `Answer lost ${Date.now()}`;
  await page.goto('/job/create');
  await fillNewJob(page, title);
  let sent = 0;
  await page.route('**/api/v1/job?**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await save(page);
  await again(page).click();
  await expect(page.getByText(submittedMessage)).toBeVisible();
  await expect(page).toHaveURL(/step=seo/);
  expect(sent).toBe(2);
  expect(await countJobs(page, title)).toBe(1);
});

test('drill: Try again asks before it overwrites what another person saved in the meantime', async ({
  page,
  context,
}) => {
  const id = await openEdit(page, `Contested offline ${Date.now()}`);
  await context.setOffline(true);
  await save(page);
  await expect(dialog(page)).toBeVisible();
  const theirs = { method: 'PUT', body: { education: 'Theirs' } } as const;
  expect((await callApi(page, `/api/v1/job/${id}`, theirs)).ok()).toBe(true);
  await context.setOffline(false);
  await again(page).click();
  await expect(page.getByRole('dialog', { name: 'Somebody saved in the meantime' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('drill: Cancel leaves an unsent change in its form, unsaved', async ({ page, context }) => {
  const id = await openEdit(page, `Given up ${Date.now()}`);
  await context.setOffline(true);
  await save(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main').getByText('Check your internet connection')).toBeVisible();
  await expect(page.getByLabel(/^Education/)).toHaveValue('Sent twice');
  await context.setOffline(false);
  expect(await educationOf(page, id)).toBe('');
});
