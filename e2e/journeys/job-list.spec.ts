import type { Page, Request } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { goToAddressInConsole } from '../go-within';
import { createJob, countJobs } from '../jobs-api';
import { findRowActions, openRowActions } from '../job-list';
import { emptyPage, signInAs } from '../sign-in';
import { runSteps } from '../steps';
import { expect, test } from '../test';

const warning = 'Once you delete this data, you cannot access it anymore, All data will be deleted';
const submitted = 'Your change has been successfully submitted';

const deletion = '/api/v1/multiple-job-delete';

const isDelete = (request: Request) => new URL(request.url()).pathname === deletion;

const dialog = (page: Page) => page.getByRole('alertdialog');
const okButton = (page: Page) => dialog(page).getByRole('button', { name: 'OK' });

const openDelete = async (page: Page, jobTitle: string) => {
  await goToAddressInConsole(page, `/all/job?search=${encodeURIComponent(jobTitle)}`);
  await openRowActions(page, jobTitle);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
};

const openFirstPage = async (page: Page) => {
  const asked = page.waitForRequest((request) => request.url().includes('/api/v1/job?'));
  await goToAddressInConsole(page, '/all/job');
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('page')).toBe('1');
  expect(query.get('limit')).toBe('10');
  await expect(findRowActions(page)).toHaveCount(10);
};

const pageThrough = async (page: Page) => {
  await goToAddressInConsole(page, '/all/job?job=all');
  await expect(findRowActions(page)).toHaveCount(10);
  const first = await findRowActions(page).first().getAttribute('aria-label');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(findRowActions(page).first()).not.toHaveAttribute('aria-label', first ?? '');
  await page.goBack();
  await expect(findRowActions(page).first()).toHaveAttribute('aria-label', first ?? '');
};

const search = async (page: Page) => {
  const title = `Lighthouse keeper ${Date.now()}`;
  await createJob(page, title);
  await goToAddressInConsole(page, '/all/job');
  await page.getByLabel('Search jobs').fill(title);
  await expect(findRowActions(page)).toHaveCount(1);
  await page.reload();
  await expect(findRowActions(page)).toHaveCount(1);
};

const typeDelete = async (page: Page) => {
  const title = `Kept job ${Date.now()}`;
  await createJob(page, title);
  await openDelete(page, title);
  await expect(dialog(page).getByText(warning, { exact: true })).toBeVisible();
  const word = dialog(page).getByRole('textbox');
  for (const typed of ['', 'DELET', 'delete', 'DELETE ']) {
    await word.fill(typed);
    await expect(okButton(page), `typed "${typed}"`).toBeDisabled();
  }
  await word.fill('DELETE');
  await expect(okButton(page)).toBeEnabled();
};

const cancelDeletion = async (page: Page) => {
  const title = `Spared job ${Date.now()}`;
  await createJob(page, title);
  let sent = 0;
  page.on('request', (request) => (sent += Number(isDelete(request))));
  await openDelete(page, title);
  await dialog(page).getByRole('textbox').fill('DELETE');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(findRowActions(page)).toHaveCount(1);
  expect(sent).toBe(0);
};

const deleteOne = async (page: Page) => {
  const title = `Gone job ${Date.now()}`;
  await createJob(page, title);
  await openDelete(page, title);
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await dialog(page).getByRole('textbox').fill('DELETE');
  await okButton(page).click();
  await expect(page.getByText(submitted)).toBeVisible();
  await expect(findRowActions(page)).toHaveCount(0);
  expect(loads).toBe(0);
  expect(await countJobs(page, title)).toBe(0);
};

const deleteSeveral = async (page: Page) => {
  const title = `Pair ${Date.now()}`;
  await createJob(page, `${title} one`);
  await createJob(page, `${title} two`);
  let sent = 0;
  page.on('request', (request) => (sent += Number(isDelete(request))));
  await goToAddressInConsole(page, `/all/job?search=${encodeURIComponent(title)}`);
  await expect(findRowActions(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: /all/i }).first().check({ force: true });
  const selection = page.getByRole('region', { name: 'Selection' });
  await expect(selection).toContainText('2 Selected');
  await selection.getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('textbox').fill('DELETE');
  await okButton(page).click();
  await expect(findRowActions(page)).toHaveCount(0);
  expect(sent).toBe(1);
};

const failToDelete = async (page: Page) => {
  const title = `Stubborn job ${Date.now()}`;
  await createJob(page, title);
  await openDelete(page, title);
  await page.route(`**${deletion}?**`, (route) =>
    route.fulfill({
      status: 500,
      json: { error: { code: 'INTERNAL', message: 'It broke.', requestId: 'r-1' } },
    }),
  );
  await dialog(page).getByRole('textbox').fill('DELETE');
  await okButton(page).click();
  await expect(dialog(page)).toContainText('It broke.');
  await expect(page.getByText(submitted)).toHaveCount(0);
  expect(await countJobs(page, title)).toBe(1);
  await page.unrouteAll();
};

const showNotifications = async (page: Page) => {
  const title = `Noisy ${Date.now()}`;
  for (const number of [1, 2, 3, 4]) await createJob(page, `${title} ${number}`);
  await goToAddressInConsole(page, `/all/job?search=${encodeURIComponent(title)}`);
  for (const left of [4, 3, 2, 1]) {
    await expect(findRowActions(page)).toHaveCount(left);
    await findRowActions(page).first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog(page).getByRole('textbox').fill('DELETE');
    await okButton(page).click();
    await expect(dialog(page)).toBeHidden();
    expect(await page.getByText(submitted).count()).toBeLessThanOrEqual(3);
  }
};

const exportJobs = async (page: Page) => {
  const title = `Exported ${Date.now()}`;
  await createJob(page, title);
  await createJob(page, '=cmd()');
  await goToAddressInConsole(page, `/all/job?search=${encodeURIComponent(title)}`);
  await expect(findRowActions(page)).toHaveCount(1);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(title);
};

test('the list of jobs is paged, searched and exported', async ({ page }) => {
  await signInAs(page, 'administrator', emptyPage);
  await runSteps([
    ['a list opens with page 1 and ten rows', () => openFirstPage(page)],
    ['paging through the list reaches every job on the server', () => pageThrough(page)],
    ['searching narrows the list, and the address keeps the search', () => search(page)],
    ['exporting downloads the jobs as CSV', () => exportJobs(page)],
  ]);
});

test('jobs are deleted one by one and together, once the word DELETE is typed', async ({
  page,
}) => {
  await signInAs(page, 'administrator', emptyPage);
  await runSteps([
    ['deleting requires the word DELETE, letter for letter', () => typeDelete(page)],
    ['cancelling a deletion deletes nothing', () => cancelDeletion(page)],
    ['a deleted job leaves the list without a reload', () => deleteOne(page)],
    ['several selected jobs are deleted together in one request', () => deleteSeveral(page)],
    ['a failed deletion reports the failure and keeps the job', () => failToDelete(page)],
    ['at most three notifications show at once', () => showNotifications(page)],
  ]);
});
