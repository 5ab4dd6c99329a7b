import type { Page } from '@playwright/test';
import { findLinkPath, startSmtp } from 'server/test/smtp';
import { listApplicants, formatApplicantName } from '../applicants-api';
import { callApi, readData } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

interface Person {
  userId: number;
}

test('journey: a recruiter gets a notice of an applicant by bell and mail, reads one of them, and turns the mail off', async ({
  page: administrator,
  browser,
  startServer,
}) => {
  test.slow();
  const smtp = await startSmtp();
  const server = await startServer({ SMTP_URL: smtp.url, MAIL_FROM: 'hiring@kestrel.example' });
  try {
    const context = await browser.newContext({ baseURL: server.url });
    const recruiter = await context.newPage();
    await signInAs(recruiter, 'recruiter', `${server.url}/jobs`);
    await signInAs(administrator, 'administrator', `${server.url}/jobs`);
    await callApi(recruiter, '/api/v1/notifications/read', { method: 'POST', body: {} });
    const [{ userId } = { userId: 0 }] = await readData<Person[]>(administrator, '/api/v1/users', {
      query: { search: 'Priya Nair' },
    });
    const [first, second] = await listApplicants(recruiter);
    if (!first || !second) throw new Error('The recruiter sees no applicants');
    for (const { applicantId } of [first, second])
      await callApi(administrator, `/api/v1/application/${applicantId}`, {
        method: 'PUT',
        body: { recruitingManagerId: userId },
      });

    await expect(bell(recruiter)).toHaveAccessibleName('Notifications, 2 new', { timeout: 20_000 });
    await bell(recruiter).click();
    await expectAccessible(recruiter);
    await recruiter
      .getByRole('menuitem', { name: `${formatApplicantName(first)} was assigned` })
      .click();
    await expect(main(recruiter).getByRole('heading', { level: 1 })).toContainText(
      formatApplicantName(first),
    );
    await expect(bell(recruiter)).toHaveAccessibleName('Notifications, 1 new');

    const mail = smtp.received.find(({ subject }) =>
      subject?.startsWith(formatApplicantName(second)),
    );
    if (!mail) throw new Error('No mail about the second applicant');
    await recruiter.goto(server.url + findLinkPath(mail));
    await expect(main(recruiter).getByRole('heading', { level: 1 })).toContainText(
      formatApplicantName(second),
    );
    await expect(bell(recruiter)).toHaveAccessibleName('Notifications');

    const header = mail.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line ?? '';
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(/<([^>]+)>/.exec(header)?.[1] ?? '');
    await expectAccessible(stranger);
    await stranger.getByRole('button', { name: 'Turn it off' }).click();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('It is turned off');
    await expectAccessible(stranger);

    await recruiter.goto(`${server.url}/account/profile`);
    const choice = recruiter.getByLabel('Applicant assigned to you');
    await expect(choice).toHaveValue('off');
    await expectAccessible(recruiter);
    await choice.selectOption('Daily');
    await recruiter.getByRole('button', { name: 'Save' }).click();
    await expect(recruiter.getByText('Your choice is saved.')).toBeVisible();
    await expect(choice).toHaveValue('daily');
  } finally {
    await smtp.stop();
  }
});
