import type { Page } from '@playwright/test';
import { callApi, readData } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { fillNewJob, saveAndPublish, submittedMessage } from '../job-form';
import { findRowActions, openRowActions } from '../job-list';
import { countJobs, createJob } from '../jobs-api';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test } from '../test';

interface Job {
  jobId: number;
  jobTitle: string;
  status: string;
  version: number;
  slug: string;
  education: string;
}

const main = (page: Page) => page.getByRole('main');
const jobOf = (page: Page, id: number) => readData<Job>(page, `/api/v1/job/${id}`);
const idIn = (page: Page) => Number(new URL(page.url()).searchParams.get('id'));
const saved = (page: Page) => expect(page.getByText(submittedMessage).first()).toBeVisible();

test('journey: a recruiter creates, publishes, views and withdraws a job', async ({ page }) => {
  const title = `Lighthouse keeper ${Date.now()}`;
  await signInAs(page, 'recruiter', '/all/job');
  await main(page).getByRole('link', { name: 'Create Job' }).click();
  await expect(page).toHaveURL(/\/job\/create/);

  // The Seo tab opens once the mandatory fields are filled.
  const seoTab = page.getByRole('tab', { name: 'Seo' });
  await expect(seoTab).toHaveAttribute('aria-disabled', 'true');
  await fillNewJob(page, title);
  await expect(seoTab).not.toHaveAttribute('aria-disabled', 'true');

  await saveAndPublish(page);
  await saved(page);
  await expect(page.getByLabel(/^Slug/)).toBeVisible();
  const id = idIn(page);
  expect(await jobOf(page, id)).toMatchObject({ jobTitle: title, status: 'Published' });

  await page.reload();
  await expect(page.getByLabel(/^Slug/)).toBeVisible();
  const slug = `lighthouse-keeper-${id}`;
  await page.getByLabel(/^Slug/).fill(slug);
  await page.getByLabel(/^Meta Title/).fill('Keep the light');
  await page.getByRole('button', { name: 'FINISH' }).click();
  await expect(page.getByText("All steps completed - you're finished")).toBeVisible();
  expect(await jobOf(page, id)).toMatchObject({ slug, status: 'Published' });

  await page.getByRole('link', { name: 'View job' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('tab', { name: 'SEO' }).click();
  await expect(main(page).getByText('Keep the light')).toBeVisible();
  await expect(page).toHaveURL(/tab=seo/);

  await page.getByRole('button', { name: 'View Status' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(title)).toBeVisible();
  await drawer.getByRole('tab', { name: 'Application in Stages' }).click();
  await expect(drawer.getByText('0 applicants.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.goto(`/all/job?search=${encodeURIComponent(title)}`);
  await openRowActions(page, title);
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await drawer.getByRole('checkbox', { name: 'All Platforms' }).uncheck();
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(drawer).toBeHidden();
  await expect(main(page).getByText('Saved', { exact: true }).first()).toBeVisible();
  expect((await jobOf(page, id)).status).toBe('Saved');
});

test('a half-filled job survives a closed tab, asks before it is left, and is removed at sign-out @detail', async ({
  page,
  context,
}) => {
  const title = `Half ${Date.now()}`;
  await signInAs(page, 'recruiter', '/job/create');
  await page.getByLabel(/^Job Title/).fill(title);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel(/^Job Title/)).toHaveValue(title);

  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto('/job/create');
  await expect(next.getByText('Your draft was kept.')).toBeVisible();
  await expect(next.getByLabel(/^Job Title/)).toHaveValue(title);

  await next.getByRole('button', { name: /^User menu/ }).click();
  await next.getByRole('menuitem', { name: /^Log ?out/i }).click();
  const leave = next.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Leave' }).click();
  await next.waitForURL(/account/);
  await signInAs(next, 'recruiter', '/job/create');
  await expect(next.getByLabel(/^Job Title/)).toHaveValue('');
});

test('two people who edit one job both keep their input, and choose where their changes conflict @detail', async ({
  page,
}) => {
  await signInAs(page, 'administrator', emptyPage);
  const id = await createJob(page, `Contested ${Date.now()}`);
  await page.goto(`/job/edit/${id}`);
  await page.getByLabel(/^Education/).fill('Mine');
  const { version } = await jobOf(page, id);
  const theirs = await callApi(page, `/api/v1/job/${id}`, {
    method: 'PUT',
    body: { version, education: 'Theirs', jobProfile: 'Also theirs' },
  });
  expect(theirs.ok()).toBe(true);
  await page.getByRole('combobox', { name: /^Skills/ }).click();
  await page.getByRole('listbox', { name: 'Skills' }).getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Somebody saved in the meantime' });
  await expect(question.getByText('Theirs', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep all mine' }).click();
  await question.getByRole('button', { name: 'Apply' }).click();
  await saved(page);
  expect(await jobOf(page, id)).toMatchObject({ education: 'Mine', jobProfile: 'Also theirs' });
});

test('a job that is not ready for applications is refused publication by the drawer and by the API @detail', async ({
  page,
}) => {
  await signInAs(page, 'administrator', emptyPage);
  const title = `Bare ${Date.now()}`;
  const id = await createJob(page, title);
  await page.goto(`/all/job?search=${encodeURIComponent(title)}`);
  await openRowActions(page, title);
  await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(
    drawer.getByText('Fill all the mandatory fields first then apply along with platform'),
  ).toBeVisible();
  const [platform] = await readData<{ id: number }[]>(page, '/api/v1/platform');
  const refused = await callApi(page, `/api/v1/publishjob-to-platforms/${id}`, {
    method: 'POST',
    body: { platformId: [platform?.id] },
  });
  expect(refused.status()).toBe(422);
  expect(await jobOf(page, id)).toMatchObject({ status: 'Saved' });
});

test('an image with a false file type is refused at its field, and no input is lost @detail', async ({
  page,
}) => {
  await signInAs(page, 'administrator', emptyPage);
  const id = await createJob(page, `Pictured ${Date.now()}`);
  await page.goto(`/job/create?step=seo&id=${id}`);
  await page.getByLabel(/^Slug/).fill(`pictured-${id}`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'liar.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') });
  await page.getByRole('button', { name: 'FINISH' }).click();
  await expect(page.getByText('Choose a .jpg or .png image').first()).toBeVisible();
  await expect(page.getByLabel(/^Slug/)).toHaveValue(`pictured-${id}`);
  expect((await jobOf(page, id)).slug).toBe('');
});

test('Back and a shared address restore the list of jobs, the open drawer and the open tab @detail', async ({
  page,
  context,
}) => {
  await signInAs(page, 'recruiter', '/all/job?job=all&status=published&page=1');
  await expect(findRowActions(page).first()).toBeVisible();
  await findRowActions(page).first().click();
  await page.getByRole('menuitem', { name: 'View Status' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const shared = page.url();
  const other = await context.newPage();
  await other.goto(shared);
  await expect(other.getByRole('dialog')).toBeVisible();
  await other.close();
  await page.getByRole('dialog').getByRole('link', { name: 'More Details' }).click();
  await expect(page).toHaveURL(/\/job\/view\/\d+/);
  await page.goBack();
  await expect(page).toHaveURL(/\/all\/job\?.*job=all/);
  await expect(findRowActions(page).first()).toBeVisible();
});

test('a double click on Save in the job wizard creates one job @detail', async ({ page }) => {
  const title = `Once ${Date.now()}`;
  await signInAs(page, 'recruiter', '/job/createv2');
  await fillNewJob(page, title);
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await saved(page);
  await expect(page.getByLabel(/^Slug/)).toBeVisible();
  expect(await countJobs(page, title)).toBe(1);
});
