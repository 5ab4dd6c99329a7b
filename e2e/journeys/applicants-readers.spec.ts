import type { Page } from '@playwright/test';
import { addApplicant, listApplicants, findNextStatus } from '../applicants-api';
import { callApi } from '../call-api';
import { createJob } from '../jobs-api';
import { emptyPage, signInAs, signOut } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const actions = (page: Page) => main(page).getByRole('button', { name: /^Actions for/ });
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const absent = (page: Page, name: string) => expect(entry(page, name)).toHaveCount(0);

test('journey: a hiring manager moves the applicants of assigned jobs, and sees no others', async ({
  page,
}) => {
  await signInAs(page, 'administrator', emptyPage);
  const foreign = await addApplicant(
    page,
    await createJob(page, `Foreign ${Date.now()}`),
    `F${Date.now()}`,
  );
  await signOut(page);

  await signInAs(page, 'hiring-manager', '/application');
  await expect(actions(page).first()).toBeVisible();
  await actions(page).first().click();
  for (const name of ['Assign Recruiter', 'Delete']) await absent(page, name);
  await expect(entry(page, 'Status')).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  const mine = await listApplicants(page);
  expect(mine.map(({ applicantId }) => applicantId)).not.toContain(foreign);
  await page.goto(`/application/view/${foreign}`);
  await expect(main(page).getByText(/There is no such/)).toBeVisible();
  const status = async (path: string, method: 'GET' | 'PUT' | 'POST', body?: object) =>
    (await callApi(page, path, { method, body })).status();
  expect(await status(`/api/v1/application/${foreign}`, 'GET')).toBe(404);
  expect(await status(`/api/v1/candidate-history/${foreign}`, 'GET')).toBe(404);
  expect(await status(`/api/v1/application/${foreign}`, 'PUT', { statusId: 2 })).toBe(404);
  const own = mine.find(({ stage, status: { category } }) => stage && category === 'active');
  if (!own) throw new Error('The demo gives the hiring manager nobody who is on the way');
  const { stageId, statusId } = await findNextStatus(page, own);
  expect(await status(`/api/v1/application/${own.applicantId}`, 'PUT', { stageId, statusId })).toBe(
    200,
  );
  expect(
    await status(`/api/v1/application/${own.applicantId}`, 'PUT', { recruitingManagerId: 1 }),
  ).toBe(403);
  expect(
    await status('/api/v1/multiple-application-delete', 'POST', {
      applicantId: [own.applicantId],
    }),
  ).toBe(403);
});

test('journey: an auditor reads every applicant without contact or resume, and changes nothing', async ({
  page,
}) => {
  await signInAs(page, 'auditor', '/application');
  await expect(actions(page).first()).toBeVisible();
  await expect(main(page).getByText('Withheld').first()).toBeVisible();
  await expect(main(page).getByText(/@/)).toHaveCount(0);
  await actions(page).first().click();
  for (const name of ['View Resume', 'Status', 'Assign Recruiter', 'Delete'])
    await absent(page, name);
  await page.keyboard.press('Escape');

  const [someone] = await listApplicants(page);
  if (!someone) throw new Error('The demo has no applicant');
  expect(JSON.stringify(someone)).not.toMatch(/applicantEmail|phoneNumber|resume/);
  await page.goto(`/application/view/${someone.applicantId}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByText('Withheld').first()).toBeVisible();
  for (const [method, path, body] of [
    ['PUT', `/api/v1/application/${someone.applicantId}`, { statusId: 2 }],
    ['POST', '/api/v1/multiple-status-change', { applicantId: [someone.applicantId], statusId: 2 }],
    ['POST', '/api/v1/multiple-application-delete', { applicantId: [someone.applicantId] }],
  ] as const)
    expect((await callApi(page, path, { method, body })).status()).toBe(403);
});
