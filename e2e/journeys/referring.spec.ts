import type { Page } from '@playwright/test';
import { listApplicants, findNextStatus } from '../applicants-api';
import { callApi, readData } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { fillByKeyboard, typeText } from '../keyboard';
import { createResumeFile } from '../resume';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const unique = () => `R${Date.now()}${Math.floor(Math.random() * 1000)}`;
const phone = { width: 390, height: 844 };

interface Job {
  jobId: number;
  jobCode: string;
  jobTitle: string;
}

const releaseDays = async (staff: Page): Promise<number> => {
  const path = '/api/v1/get-referral-setting-by-referralType';
  return (await readData<{ paymentReleaseInDays: number }>(staff, path)).paymentReleaseInDays;
};

const openJobWithPipeline = async (page: Page): Promise<Job> => {
  const open = await readData<Job[]>(page, '/api/v1/open-jobs', { query: { limit: 50 } });
  for (const job of open) {
    const { pipeline } = await readData<{ pipeline: object | null }>(
      page,
      `/api/v1/job/${job.jobId}`,
    );
    if (pipeline) return job;
  }
  throw new Error('No open job has a pipeline');
};

const fill = async (page: Page, name: string) => {
  await main(page)
    .getByLabel(/^First name/)
    .fill(name);
  await main(page)
    .getByLabel(/^Last name/)
    .fill('Tester');
  await main(page)
    .getByLabel(/^Email/)
    .fill(`${name.toLowerCase()}@mail.example`);
  await main(page)
    .getByRole('checkbox', { name: /^They agreed/ })
    .check();
};
const send = async (page: Page) => {
  await main(page).getByRole('button', { name: 'Refer', exact: true }).click();
  await expect(page).toHaveURL(/\/my-referrals$/);
};
const cardOf = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ hasText: `${name} Tester` });

test('journey: on a phone an employee refers a person, follows the referral live, and withdraws another', async ({
  page,
  browser,
}) => {
  const [name, other] = [unique(), unique()];
  const staff = await browser.newPage();
  await signInAs(staff, 'recruiting-manager', '/application');
  const job = await openJobWithPipeline(staff);

  await page.setViewportSize(phone);
  await signInAs(page, 'referrer', '/referrals');
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Refer someone' }).click();
  await main(page).getByRole('searchbox').fill(job.jobCode);
  await expect(page).toHaveURL(new RegExp(`search=${job.jobCode}`));
  await expectAccessible(page);
  await main(page).getByRole('link', { name: job.jobTitle }).click();
  await expect(page).toHaveURL(new RegExp(`/open-jobs/${job.jobId}$`));
  const days = await releaseDays(staff);
  await expect(
    main(page).getByText(`${days} days after the joining day`, { exact: true }),
  ).toBeVisible();

  await main(page).getByRole('button', { name: 'Refer', exact: true }).click();
  await expect(
    main(page).getByText('Ask the person first, then confirm that they agreed.').first(),
  ).toBeVisible();
  await expectAccessible(page);
  await fill(page, name);
  await page.reload();
  await expect(main(page).getByLabel(/^First name/)).toHaveValue(name);
  await main(page)
    .getByRole('checkbox', { name: /^They agreed/ })
    .check();
  await main(page)
    .getByLabel(/^Resume/)
    .setInputFiles(createResumeFile());
  await send(page);
  await expect(cardOf(page, name)).toContainText('Submitted');
  await expect(cardOf(page, name)).toContainText('An answer by');
  await expectAccessible(page);

  const [applicant] = await listApplicants(staff, { search: name });
  if (!applicant) throw new Error('The hiring team does not see whom the employee referred');
  const { stageId, statusId } = await findNextStatus(staff, applicant);
  const body = { applicantId: [applicant.applicantId], stageId, statusId };
  await callApi(staff, '/api/v1/multiple-status-change', { method: 'POST', body });
  await expect(cardOf(page, name)).toContainText('In review');
  await expect(cardOf(page, name)).toContainText('Answered by');

  await page.goto(`/open-jobs/${job.jobId}`);
  await fill(page, other);
  await send(page);
  await cardOf(page, other)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(cardOf(page, other)).toContainText('Withdrawn');
  const [withdrawn] = await listApplicants(staff, { search: other });
  expect(withdrawn?.status.category).toBe('withdrawn');
  await staff.close();
});

test('journey: a changed release period applies only to the next referral @detail', async ({
  page,
  browser,
}) => {
  const [first, second] = [unique(), unique()];
  const staff = await browser.newPage();
  await signInAs(staff, 'administrator', '/referral-settings');
  const choose = async (days: string) => {
    const group = staff.getByRole('radiogroup', { name: 'Payment release period' });
    await group.getByRole('radio', { name: days, exact: true }).check();
    await staff.getByRole('main').getByRole('button', { name: 'Save' }).click();
  };
  await choose('90 days');
  await expect.poll(() => releaseDays(staff)).toBe(90);
  await signInAs(page, 'referrer', '/open-jobs');
  await main(page).getByRole('row').nth(1).getByRole('link').click();
  await expect(
    main(page).getByText('90 days after the joining day', { exact: true }),
  ).toBeVisible();
  const address = page.url();
  await fill(page, first);
  await send(page);

  await page.goto(address);
  await fill(page, second);
  await choose('180 days');
  await expect(
    main(page).getByText('180 days after the joining day', { exact: true }),
  ).toBeVisible();
  await send(page);
  const row = (name: string) => main(page).getByRole('row').filter({ hasText: name });
  await expect(row(second)).toContainText('Paid 180 days after');
  await expect(row(first)).toContainText('Paid 90 days after');

  await choose('90 days');
  await expect.poll(() => releaseDays(staff)).toBe(90);
  await staff.close();
});

test('an employee refers a person without a mouse @detail', async ({ page }) => {
  const name = unique();
  await signInAs(page, 'hiring-manager', '/open-jobs');
  const link = main(page).getByRole('row').nth(1).getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByLabel(/^First name/)).toBeVisible();
  await fillByKeyboard(page, [
    ['First name', typeText(name)],
    ['Last name', typeText('Tester')],
    ['Email', typeText(`${name}@mail.example`)],
    ['Mobile no', typeText('+91 98765 43210')],
    ['How do you know each other?', typeText('We sailed together.')],
  ]);
  await main(page)
    .getByRole('checkbox', { name: /^They agreed/ })
    .press('Space');
  await main(page)
    .getByLabel(/^First name/)
    .press('Enter');
  await expect(page).toHaveURL(/\/my-referrals$/);
  await expect(main(page).getByRole('row').filter({ hasText: name })).toContainText('Submitted');
});
