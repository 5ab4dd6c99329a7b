import type { Page } from '@playwright/test';
import { callApi, readData } from '../call-api';
import { countJobs, createJob, newJob } from '../jobs-api';
import { findRowActions, openRowActions } from '../job-list';
import { emptyPage, signInAs } from '../sign-in';
import { startConsole } from '../server/console-server';
import { expect, test } from '../test';

const submitted = 'Your change has been successfully submitted';

const pickFirst = async (page: Page, label: string) => {
  const field = page.getByRole('combobox', { name: label });
  const emptyWords = (await field.getAttribute('placeholder')) ?? '';
  expect(emptyWords).not.toBe('');
  await field.click();
  await page.getByRole('listbox', { name: label }).getByRole('option').first().click();
  await expect(field).not.toHaveAttribute('placeholder', emptyWords);
  await page.keyboard.press('Escape');
};

const fillJob = async (page: Page, title: string) => {
  await page.getByLabel('Job Title').fill(title);
  await pickFirst(page, 'Department');
  await pickFirst(page, 'Location');
  await page.getByRole('textbox', { name: 'Job Description' }).click();
  await page.keyboard.type('Keeps the light burning.');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Please enter the job Description')).toHaveCount(0);
  await page.getByLabel('Minimum Experience').selectOption({ label: 'Fresher' });
  await pickFirst(page, 'Email Recipients');
};

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

const isCreate = (method: string, url: string) =>
  method === 'POST' && new URL(url).pathname === '/api/v1/job';

const required = [
  'Please enter the job Title ',
  'Please enter the job Description ',
  'Please Select the Location ',
  'Please Select the Department',
  'Please select Minimum Experience',
  'Please Select the Mail',
];

test('an empty job form names each missing field, and sends nothing', async ({ page }) => {
  await signInAs(page, 'recruiter', '/job/createv1');
  let sent = 0;
  page.on('request', (request) => (sent += Number(isCreate(request.method(), request.url()))));
  await save(page).click();
  for (const text of required) await expect(page.getByText(text.trim()).first()).toBeVisible();
  expect(sent).toBe(0);
});

test('a description counts as filled as soon as its field is left, even where timers run late @detail', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const onTime = window.setTimeout;
    const late = (run: () => void, wait = 0) => onTime(run, Math.max(wait, 400));
    window.setTimeout = late as typeof window.setTimeout;
  });
  await signInAs(page, 'recruiter', '/job/createv1');
  const description = page.getByRole('textbox', { name: 'Job Description' });
  await description.click();
  await expect(description).toBeFocused();
  await page.keyboard.type('O');
  await page.keyboard.press('Tab');
  await save(page).click();
  await expect(page.getByText('Please enter the job Title').first()).toBeVisible();
  expect(await page.getByText('Please enter the job Description').count()).toBe(0);
});

test('a double click on Save creates one job @detail', async ({ page }) => {
  const title = `Double ${Date.now()}`;
  await signInAs(page, 'administrator', '/job/createv1');
  await fillJob(page, title);
  await save(page).dblclick();
  await expect(page.getByText(submitted).first()).toBeVisible();
  await expect(page).toHaveURL(/\/all\/job/);
  expect(await countJobs(page, title)).toBe(1);
});

test('a job that cannot be saved shows the reason and keeps the input @detail', async ({
  page,
}) => {
  const title = `Unsaved ${Date.now()}`;
  await signInAs(page, 'administrator', '/job/createv1');
  await fillJob(page, title);
  await page.route('**/api/v1/job?**', (route) =>
    isCreate(route.request().method(), route.request().url())
      ? route.fulfill({
          status: 500,
          json: { error: { code: 'INTERNAL', message: 'It broke.', requestId: 'r-1' } },
        })
      : route.fallback(),
  );
  await save(page).click();
  await expect(page.getByRole('alert').first()).toContainText('It broke.');
  await expect(page.getByLabel('Job Title')).toHaveValue(title);
  await expect(page.getByText(submitted)).toHaveCount(0);
});

test('two people who save the same job get a conflict, and no change is lost @detail', async ({
  page,
}) => {
  await signInAs(page, 'administrator', emptyPage);
  const id = await createJob(page, `Contested ${Date.now()}`);
  const { version } = await readData<{ version: number }>(page, `/api/v1/job/${id}`);
  const write = (education: string) =>
    callApi(page, `/api/v1/job/${id}`, { method: 'PUT', body: { version, education } });
  expect((await write('First')).status()).toBe(200);
  const second = await write('Second');
  expect(second.status()).toBe(409);
  expect(await second.json()).toMatchObject({
    error: { code: 'STALE_VERSION', current: { education: 'First' } },
  });
});

test('a create repeated with the same key creates one job @detail', async ({ page }) => {
  await signInAs(page, 'administrator', emptyPage);
  const title = `Repeated ${Date.now()}`;
  const body = await newJob(page, title);
  const headers = { 'idempotency-key': `test-${title}` };
  const create = () => callApi(page, '/api/v1/job', { method: 'POST', body, headers });
  const answers = await Promise.all([create(), create()]);
  for (const answer of answers) expect(answer.ok()).toBe(true);
  expect(await countJobs(page, title)).toBe(1);
});

test('journey: a job is created, found and exported, another is deleted, and both survive a restart', async ({
  page,
  startServer,
}) => {
  const first = await startServer();
  const kept = `Lamplighter ${Date.now()}`;
  await signInAs(page, 'administrator', `${first.url}/job/createv1`);
  await fillJob(page, kept);
  await save(page).click();
  await expect(page.getByText(submitted)).toBeVisible();
  await page.getByLabel('Search jobs').fill(kept);
  await expect(findRowActions(page)).toHaveCount(1);

  const arriving = page.waitForEvent('download');
  await openRowActions(page, kept);
  await page.getByRole('menuitem', { name: 'Export' }).click();
  expect((await arriving).suggestedFilename()).toMatch(/\.csv$/);

  await page.getByLabel('Search jobs').fill('');
  await expect(findRowActions(page)).toHaveCount(10);
  const gone = (await findRowActions(page).nth(4).getAttribute('aria-label')) ?? '';
  const goneTitle = gone.replace('Actions for ', '');
  const before = await countJobs(page, goneTitle);
  await findRowActions(page).nth(4).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill('DELETE');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();

  expect(await first.stop()).toBe(0);
  const second = await startConsole(first.dataFolder, { PORT: new URL(first.url).port });
  try {
    await page.goto(`${second.url}/all/job?search=${encodeURIComponent(kept)}`);
    await expect(findRowActions(page)).toHaveCount(1);
    expect(await countJobs(page, goneTitle)).toBe(before - 1);
  } finally {
    await second.stop();
  }
});

test('a field with five chosen people shows three of them and “+2” @detail', async ({ page }) => {
  await signInAs(page, 'recruiter', '/job/createv1');
  const people = page.getByRole('listbox', { name: 'Email Recipients' }).getByRole('option');
  await page.getByRole('combobox', { name: 'Email Recipients' }).click();
  for (const at of [0, 1, 2, 3, 4]) await people.nth(at).click();
  await expect(people.and(page.locator('[aria-selected="true"]'))).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(page.getByText('+2', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(3);
});

const tools = [
  ...['Header 1', 'Header 2', 'Bold', 'Italic', 'Underline', 'Strike', 'Blockquote'],
  ...['Ordered list', 'Bullet list', 'Indent less', 'Indent more', 'Link', 'Image', 'Clean'],
];

test('a job description is formatted with every tool of the toolbar @detail', async ({ page }) => {
  await signInAs(page, 'recruiter', '/job/createv1');
  const toolbar = page.getByRole('toolbar');
  for (const tool of tools)
    await expect(toolbar.getByRole('button', { name: tool, exact: true })).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Job Description' });
  await text.click();
  await toolbar.getByRole('button', { name: 'Bold', exact: true }).click();
  await page.keyboard.type('Keeps the light burning.');
  await expect(text.locator('strong, b')).toHaveText('Keeps the light burning.');
});
