import type { Page } from '@playwright/test';
import { findLinkPath, startSmtp } from 'server/test/smtp';
import { listApplicants, formatApplicantName, type Applicant } from '../applicants-api';
import { callApi, readData } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { waitForMail } from '../mail-to';
import { pickByText } from '../pick';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

const openApplicant = async (page: Page): Promise<Applicant> => {
  const found = (await listApplicants(page)).find(
    ({ stage, status, applicantEmail }) =>
      stage && applicantEmail && ['start', 'active'].includes(status.category),
  );
  if (!found) throw new Error('The example company has no open applicant in a stage');
  return found;
};

test('journey: a plan is made, people are invited by mail, and the applicant chooses a time without script', async ({
  page,
  browser,
  startServer,
}) => {
  test.slow();
  const smtp = await startSmtp();
  const server = await startServer({ SMTP_URL: smtp.url, MAIL_FROM: 'hiring@kestrel.example' });
  await signInAs(page, 'recruiting-manager', `${server.url}/interview-plans/competencies/create`);
  await main(page).getByRole('textbox', { name: 'Competency' }).fill('Kneading');
  for (const [place, meaning] of ['Weak', 'Fair', 'Good', 'Strong'].entries())
    await main(page)
      .getByRole('textbox', { name: `${place + 1} means` })
      .fill(meaning);
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByText('Kneading').first()).toBeVisible();

  const applicant = await openApplicant(page);
  const people = await readData<{ userId: number; fullName: string; email: string }[]>(
    page,
    '/api/v1/users',
    { query: { limit: 3, staff: 'true' } },
  );
  const [first, second] = people;
  if (!first || !second) throw new Error('The example company has no staff');
  await page.goto(`${server.url}/interview-plans/create`);
  await main(page).getByRole('textbox', { name: 'Plan', exact: false }).first().fill('Bakers');
  await pickByText(page, 'Stage', applicant.stage?.name ?? '');
  await main(page).getByRole('textbox', { name: 'Title of round 1' }).fill('Trial shift');
  await pickByText(page, 'Judged in round 1', 'Kneading');
  await pickByText(page, 'Interviewers of round 1', first.fullName);
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByText('Trial shift (45 min)')).toBeVisible();

  await page.goto(`${server.url}/application/view/${applicant.applicantId}`);
  await main(page).getByRole('tab', { name: 'Interviews' }).click();
  await main(page).getByRole('button', { name: 'Schedule Interview' }).click();
  await dialog(page).getByRole('group', { name: 'Free times' }).getByRole('button').first().click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(
    page.getByText('The interview is scheduled, and everybody is invited'),
  ).toBeVisible();
  const invited = await waitForMail(smtp, applicant.applicantEmail ?? '', /Trial shift/);
  expect(invited.attachments.map(({ contentType }) => contentType).join()).toMatch(/calendar|ics/);
  await waitForMail(smtp, first.email, new RegExp(formatApplicantName(applicant)));

  await callApi(page, '/api/v1/interview-choices', {
    method: 'POST',
    body: {
      ...{ applicantIds: [applicant.applicantId], title: 'Second talk', minutes: 30 },
      ...{ timeZone: 'Asia/Kolkata', userIds: [first.userId, second.userId], validDays: 7 },
    },
  });
  const asked = await waitForMail(smtp, applicant.applicantEmail ?? '', /Choose a time/);
  const theirs = await (
    await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  ).newPage();
  await theirs.goto(findLinkPath(asked));
  await theirs.getByLabel('Times are in').selectOption('America/New_York');
  await theirs.getByRole('button', { name: 'Show in this zone' }).click();
  await theirs
    .getByRole('button', { name: /Choose$/ })
    .first()
    .click();
  await expect(theirs.getByRole('heading', { name: 'Your interview is booked' })).toBeVisible();
  await expect(theirs.getByText('(America/New_York)')).toBeVisible();

  await page.goto(`${server.url}/interviews?view=table`);
  const rows = main(page).getByRole('link', { name: formatApplicantName(applicant) });
  await expect(rows).toHaveCount(2);
  await rows.first().click();
  await expect(main(page).getByText('accepted', { exact: false }).first()).toBeHidden();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Cancel interview' }).click();
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('The oven broke');
  await dialog(page).getByRole('button', { name: 'Cancel the interview' }).click();
  await expect(page.getByText('The interview is cancelled, and everybody is told')).toBeVisible();
  const cancelled = await waitForMail(smtp, applicant.applicantEmail ?? '', /^Cancelled/);
  expect(cancelled.text).toContain('The oven broke');
  await smtp.stop();
});
