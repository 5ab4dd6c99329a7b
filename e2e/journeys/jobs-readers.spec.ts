import type { Page } from '@playwright/test';
import { callApi, readData } from '../call-api';
import { findRowActions, openRowActions } from '../job-list';
import { createJob } from '../jobs-api';
import { emptyPage, signInAs, signOut } from '../sign-in';
import { expect, test } from '../test';

interface Job {
  jobId: number;
  jobTitle: string;
}

const jobsOf = (page: Page) =>
  readData<Job[]>(page, '/api/v1/job', { query: { allJobs: 'true', limit: 50 } });

const expectAbsent = (page: Page, name: string) =>
  expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0);

const readThatWizardIsClosed = async (page: Page) => {
  await page.goto('/job/create');
  await expect(page.getByLabel(/^Job Title/)).toHaveCount(0);
  await expect(
    page.getByRole('heading', { name: /permission|not permitted|access/i }),
  ).toBeVisible();
};

test('journey: a hiring manager reads the assigned jobs only, and changes none', async ({
  page,
}) => {
  await signInAs(page, 'administrator', emptyPage);
  const foreign = await createJob(page, `Foreign ${Date.now()}`);
  await signOut(page);

  await signInAs(page, 'hiring-manager', '/all/job?job=all');
  await expect(findRowActions(page).first()).toBeVisible();
  const [own] = await jobsOf(page);
  if (!own) throw new Error('The demo gives the hiring manager no job');
  const all = await jobsOf(page);
  expect(all.map(({ jobId }) => jobId)).not.toContain(foreign);

  await openRowActions(page, own.jobTitle);
  for (const entry of ['Edit Job', 'Delete']) await expectAbsent(page, entry);
  await page.getByRole('menuitem', { name: 'View Job' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(own.jobTitle);
  await page.getByRole('button', { name: 'View Status' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goto(`/job/view/${foreign}`);
  await expect(page.getByText('There is no such job')).toBeVisible();
  await page.goto(`/job/edit/${own.jobId}`);
  await expect(
    page.getByRole('heading', { name: /permission|not permitted|access/i }),
  ).toBeVisible();
  expect((await callApi(page, `/api/v1/job/${foreign}`)).status()).toBe(404);
  const change = { method: 'PUT', body: { education: 'Changed' } } as const;
  expect((await callApi(page, `/api/v1/job/${own.jobId}`, change)).status()).toBe(403);
  const publish = { method: 'POST', body: {} } as const;
  expect(
    (await callApi(page, `/api/v1/publishjob-to-platforms/${own.jobId}`, publish)).status(),
  ).toBe(403);
  await test.step('the job wizard also reports that access is refused', () =>
    readThatWizardIsClosed(page));
});

test('journey: an auditor reads every job, sees no contact of an applicant, and changes nothing', async ({
  page,
}) => {
  await signInAs(page, 'auditor', '/all/job?job=all&sort=-applicants');
  await expect(findRowActions(page).first()).toBeVisible();
  await findRowActions(page).first().click();
  for (const entry of ['Edit Job', 'Publish', 'Unpublish', 'Delete'])
    await expectAbsent(page, entry);
  await page.getByRole('menuitem', { name: 'View Job' }).click();
  await expect(page).toHaveURL(/\/job\/view\/\d+/);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  await page.goto(`/job/application/${id}`);
  await expect(page.getByRole('table').first()).toBeVisible();
  const answer = await callApi(page, `/api/v1/job-application/${id}`);
  expect(await answer.text()).not.toMatch(/applicantEmail|phoneNumber/);
  for (const [method, path] of [
    ['PUT', `/api/v1/job/${id}`],
    ['POST', `/api/v1/publishjob-to-platforms/${id}`],
  ] as const)
    expect((await callApi(page, path, { method, body: {} })).status()).toBe(403);
  await test.step('the job wizard also reports that access is refused', () =>
    readThatWizardIsClosed(page));
});
