import type { Browser, Locator, Page } from '@playwright/test';
import { addApplicant } from '../applicants-api';
import { callApi, readData } from '../call-api';
import { createJobIn, createPipeline, createStages, importApplicants } from '../hiring-api';
import { submittedMessage } from '../job-form';
import { waitForSocket } from '../live-socket';
import { takeScreenshot } from '../looks/look-at';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const drawer = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });
const unique = () => `P${Date.now()}${Math.floor(Math.random() * 1000)}`;

const colleague = async (browser: Browser, path: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  const connected = waitForSocket(page);
  await signInAs(page, 'recruiting-manager', path);
  await connected;
  return page;
};

const applicantInStatus = async (page: Page, stages: readonly string[]) => {
  const word = unique();
  const { id: statusId } = await readData<{ id: number }>(page, '/api/v1/applicant-status', {
    method: 'POST',
    body: { status: `Waits ${word}` },
  });
  const names = stages.map((stage) => `${stage} ${word}`);
  const made = await createStages(page, names, [statusId]);
  const pipeline = await createPipeline(page, `Way ${word}`, made);
  const jobId = await createJobIn(page, `Job ${word}`, pipeline);
  const id = await addApplicant(page, jobId, word);
  const moved = await callApi(page, `/api/v1/application/${id}`, {
    method: 'PUT',
    body: { stageId: made[0]?.id, statusId },
  });
  if (!moved.ok()) throw new Error(await moved.text());
  return { word, id, jobId, statusId, pipeline, status: `Waits ${word}`, stages: names };
};

const actions = async (page: Page, row: string, action: string) => {
  await main(page)
    .getByRole('button', { name: `Actions for ${row}` })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

test('journey: a renamed or recategorised status shows at once in a colleague’s applicants', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'administrator', emptyPage);
  const { word, jobId, status } = await applicantInStatus(page, ['Desk']);
  const list = await colleague(browser, `/application?jobId=${jobId}`);
  const hired = await colleague(browser, `/application?jobId=${jobId}&status=19`);
  await expect(rowOf(list, word)).toContainText(status);
  await expect(main(hired).getByText('No applicants match these filters')).toBeVisible();

  await page.goto(`/status?search=${word}`);
  await actions(page, status, 'Rename');
  const called = `Queues ${word}`;
  await drawer(page).getByRole('textbox', { name: 'Status Name' }).fill(called);
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(submittedMessage)).toBeVisible();
  await expect(rowOf(list, word)).toContainText(called);

  await page.goto(`/applicant-status?search=${word}`);
  await actions(page, called, 'Edit');
  await main(page).getByRole('combobox', { name: 'Category' }).selectOption('Hired');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(hired, word)).toContainText(called);
});

const landing = (page: Page, words: string | RegExp): Locator =>
  drawer(page).getByText(words, { exact: typeof words === 'string' });

test('journey: a new stage appears in an applicant’s timeline once the applicant is migrated', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'administrator', emptyPage);
  const { word, id, pipeline, stages } = await applicantInStatus(page, ['Desk']);
  const theirs = await colleague(
    browser,
    `/application?search=${word}&drawer=applicants.timeline&of=${id}`,
  );
  const way = drawer(theirs);
  await expect(way.getByText(stages[0] ?? '', { exact: true }).first()).toBeAttached();

  await page.goto(`/hiring-process?search=${encodeURIComponent(pipeline.name)}`);
  await main(page).getByRole('button', { name: pipeline.name, exact: true }).click();
  await main(page).getByRole('button', { name: 'Add Stage' }).click();
  const added = `Offer ${word}`;
  await drawer(page).getByRole('textbox', { name: 'Stage Name' }).fill(added);
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(landing(page, `${stages[0]}: 1 applicant stays there`)).toBeVisible();
  await expect(way.getByText(added, { exact: true })).toHaveCount(0);
  await drawer(page).getByRole('button', { name: 'Move 1 applicant' }).click();
  await expect(way.getByText(added, { exact: true }).first()).toBeAttached();
});

test('journey: a pipeline of 1,000 applicants is changed; after a preview all are migrated, then migrated back @detail', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'administrator');
  const word = unique();
  const [call, exam, offer, trial] = ['Call', 'Test', 'Offer', 'Trial'].map((n) => `${n} ${word}`);
  if (!call || !exam || !offer || !trial) throw new Error('Four stages are needed');
  const [first, second, third] = await createStages(page, [call, exam, offer, trial]);
  if (!first || !second || !third) throw new Error('Three stages are needed');
  const pipeline = await createPipeline(page, `Way ${word}`, [first, second, third]);
  const jobId = await createJobIn(page, `Job ${word}`, pipeline);
  await importApplicants(
    page,
    jobId,
    Array.from({ length: 1_000 }, (_, place) => `${word}n${place}`),
  );
  const theirs = await colleague(browser, `/application?jobId=${jobId}&stage=${first.id}`);
  await expect(main(theirs).getByText('1000 applicants', { exact: true })).toBeVisible();

  await page.goto(`/hiring-pipeline?search=${word}&drawer=setup.edit-pipeline&of=${pipeline.id}`);
  await drawer(page).getByRole('checkbox', { name: call }).uncheck();
  await drawer(page).getByRole('checkbox', { name: trial }).check();
  await drawer(page).getByRole('button', { name: 'Save' }).click();

  const choice = drawer(page).getByRole('combobox', { name: `${call}: 1000 applicants land in` });
  await expect(choice).toHaveValue(String(second.id));
  await choice.selectOption(trial);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await takeScreenshot(page, `move-over-${width}`);
  }
  await expect(main(theirs).getByText('1000 applicants', { exact: true })).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Move 1000 applicants' }).click();
  await expect(main(theirs).getByText('No applicants match these filters')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The move was taken back for 1000 applicants.')).toBeVisible();
  await expect(main(theirs).getByText('1000 applicants', { exact: true })).toBeVisible();
  await expect(rowOf(page, pipeline.name)).toContainText([exam, offer, trial].join(', '));

  await actions(page, pipeline.name, 'Move Applicants');
  await drawer(page).getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`/stages?search=${encodeURIComponent(call)}`);
  await actions(page, call, 'Delete');
  await page
    .getByRole('link', { name: '1000 applicants who keep an earlier pipeline with it' })
    .click();
  await expect(main(page).getByText('1000 applicants', { exact: true })).toBeVisible();
  await expect(
    main(page).getByRole('button', { name: `Earlier pipeline with stage ${call}` }),
  ).toBeVisible();
});
