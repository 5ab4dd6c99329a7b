import type { Page } from '@playwright/test';
import {
  addApplicant,
  readApplicant,
  listApplicants,
  formatApplicantName,
  findNextStatus,
  type Applicant,
} from '../applicants-api';
import { callApi, readData } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { submittedMessage } from '../job-form';
import { waitForSocket } from '../live-socket';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const drawer = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });
const unique = () => `T${Date.now()}${Math.floor(Math.random() * 1000)}`;

/** Creates an applicant for this test alone. */
const newcomer = async (page: Page): Promise<Applicant> => {
  const known = (await listApplicants(page)).find(({ pipelineId }) => pipelineId !== null);
  if (!known) throw new Error('The demo has no applicant in a pipeline');
  return readApplicant(page, await addApplicant(page, known.job.jobId, unique()));
};

const openList = (page: Page, search: string) =>
  page.goto(`/application?search=${encodeURIComponent(search)}`);

const openAction = async (page: Page, name: string, action: string) => {
  await main(page)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

const moveInDrawer = async (page: Page, status: string, comment = '') => {
  await drawer(page)
    .getByRole('combobox', { name: /^Status/ })
    .click();
  await page.getByRole('option', { name: status, exact: true }).click();
  if (comment)
    await drawer(page)
      .getByLabel(/^Comment/)
      .fill(comment);
  await drawer(page).getByRole('button', { name: 'Save' }).click();
};

test('journey: a recruiter finds an applicant, moves them, undoes that, moves them again, reads the history', async ({
  page,
}) => {
  await signInAs(page, 'recruiter', emptyPage);
  const who = await newcomer(page);
  const name = formatApplicantName(who);
  const next = await findNextStatus(page, who);
  await openList(page, who.firstName);

  // An unchanged status cannot be saved.
  await openAction(page, name, 'Status');
  const save = drawer(page).getByRole('button', { name: 'Save' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await save.hover();
  await expect(page.getByText('No Changes To Save').first()).toBeVisible();
  await expectAccessible(page);
  await moveInDrawer(page, next.status, 'Spoke on the phone');
  await expect(page.getByText(submittedMessage).first()).toBeVisible();
  await expect(rowOf(page, name)).toContainText(next.status);

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(rowOf(page, name)).toContainText(who.status.name);
  expect((await readApplicant(page, who.applicantId)).status.id).toBe(who.status.id);

  await openAction(page, name, 'Status');
  await moveInDrawer(page, next.status, 'And again');
  await expect(rowOf(page, name)).toContainText(next.status);

  await openAction(page, name, 'View Applicant');
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'View Status' }).click();
  await expect(drawer(page).getByText('Current Status')).toHaveCount(1);
  await expect(drawer(page).getByText('And again')).toBeVisible();
  await expect(drawer(page).getByRole('listitem').filter({ hasText: 'taken back' })).toContainText(
    'Spoke on the phone',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await main(page).getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/application(\?|$)/);
});

test('two applicants of one job move together; two of different pipelines are refused with the reason @detail', async ({
  page,
}) => {
  await signInAs(page, 'recruiter', emptyPage);
  const first = await newcomer(page);
  const second = await readApplicant(page, await addApplicant(page, first.job.jobId, unique()));
  const next = await findNextStatus(page, first);
  await page.goto(`/application?jobId=${first.job.jobId}`);
  for (const who of [first, second])
    await rowOf(page, formatApplicantName(who)).getByRole('checkbox').check();
  await expect(page.getByText('2 Selected')).toBeVisible();
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Status' })
    .click();
  await drawer(page)
    .getByLabel(/^Stage/)
    .selectOption({ label: next.stage });
  await moveInDrawer(page, next.status);
  await expect(page.getByText(submittedMessage).first()).toBeVisible();
  for (const { applicantId } of [first, second])
    expect((await readApplicant(page, applicantId)).status.id).toBe(next.statusId);

  const everyone = await listApplicants(page, { limit: 100 });
  const other = everyone.find(
    ({ pipelineId }) => pipelineId !== null && pipelineId !== first.pipelineId,
  );
  if (!other) throw new Error('The demo has applicants of one pipeline only');
  const options = await readData<{ agree: boolean; reason: string | null }>(
    page,
    '/api/v1/application/status-options',
    { method: 'POST', body: { applicantId: [first.applicantId, other.applicantId] } },
  );
  expect(options.agree).toBe(false);
  expect(options.reason).toBeTruthy();
});

test('two people see each other’s moves without reloading, in the list and on the applicant page', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'recruiter', emptyPage);
  const who = await newcomer(page);
  const next = await findNextStatus(page, who);
  const connected = waitForSocket(page);
  await openList(page, who.firstName);
  await expect(rowOf(page, formatApplicantName(who))).toContainText(who.status.name);

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  const connectedElsewhere = waitForSocket(other);
  await signInAs(other, 'administrator', `/application/view/${who.applicantId}`);
  await expect(
    other.getByRole('heading', { level: 1, name: formatApplicantName(who) }),
  ).toBeVisible();
  await Promise.all([connected, connectedElsewhere]);
  let loads = 0;
  for (const tab of [page, other]) tab.on('load', () => (loads += 1));

  await openAction(page, formatApplicantName(who), 'Status');
  await moveInDrawer(page, next.status);
  await expect(other.getByRole('main').getByText(next.status).first()).toBeVisible();

  await other.getByRole('button', { name: 'Update Status' }).click();
  await moveInDrawer(other, who.status.name);
  await expect(rowOf(page, formatApplicantName(who))).toContainText(who.status.name);
  expect(loads).toBe(0);
  await context.close();
});

test('a status changed meanwhile by another person is reported, no input is lost, and the latest can be loaded @detail', async ({
  page,
}) => {
  await signInAs(page, 'recruiter', emptyPage);
  const who = await newcomer(page);
  const next = await findNextStatus(page, who);
  await openList(page, who.firstName);
  await openAction(page, formatApplicantName(who), 'Status');
  await drawer(page)
    .getByLabel(/^Comment/)
    .fill('Mine');
  const moved = await callApi(page, `/api/v1/application/${who.applicantId}`, {
    method: 'PUT',
    body: { stageId: next.stageId, statusId: next.statusId, version: who.version },
  });
  expect(moved.ok()).toBe(true);
  await drawer(page).getByRole('button', { name: 'Load again' }).click();
  await expect(drawer(page).getByText(/Someone else changed/)).toBeHidden();
  await expect(drawer(page).getByLabel(/^Comment/)).toHaveValue('Mine');
});

test('when another person has deleted an applicant, the list and the page of that applicant say so @detail', async ({
  page,
}) => {
  await signInAs(page, 'administrator', emptyPage);
  const who = await newcomer(page);
  await page.goto(`/application/view/${who.applicantId}`);
  await expect(
    main(page).getByRole('heading', { level: 1, name: formatApplicantName(who) }),
  ).toBeVisible();
  const gone = await callApi(page, '/api/v1/multiple-application-delete', {
    method: 'POST',
    body: { applicantId: [who.applicantId] },
  });
  expect(gone.ok()).toBe(true);
  await page.reload();
  await expect(main(page).getByText(/There is no such/)).toBeVisible();
  const late = await callApi(page, `/api/v1/application/${who.applicantId}`, {
    method: 'PUT',
    body: { statusId: 2 },
  });
  expect(late.status()).toBe(404);
});

test('the page of a job links to its applicants, and View in a row opens the page of that applicant @detail', async ({
  page,
}) => {
  await signInAs(page, 'recruiter', emptyPage);
  const who = await newcomer(page);
  const { jobId, jobTitle } = who.job;
  await page.goto(`/job/view/${jobId}`);
  await main(page).getByRole('link', { name: 'View Applicants' }).click();
  await expect(page).toHaveURL(new RegExp(`/application\\?.*jobId=${jobId}`));
  await expect(rowOf(page, formatApplicantName(who))).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Jobs/ })).toContainText(jobTitle);

  await page.goto(`/job/application/${jobId}`);
  await openAction(page, formatApplicantName(who), 'View');
  await expect(page).toHaveURL(new RegExp(`/application/view/${who.applicantId}`));
  await expect(
    main(page).getByRole('heading', { level: 1, name: formatApplicantName(who) }),
  ).toBeVisible();
});
