import type { Page } from '@playwright/test';
import { writeDeliveryReport } from 'server/test/delivery-report';
import { startImap } from 'server/test/imap';
import { startSmtp } from 'server/test/smtp';
import { addApplicant, listApplicants } from '../applicants-api';
import { callApi, readData } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

const post = async (page: Page, path: string, body: object) => {
  const answer = await callApi(page, path, { method: 'POST', body });
  expect([answer.status(), await answer.text()]).toEqual([200, expect.anything()]);
};

/** Mail is sent a minute after the event that causes it, and the mailbox is read each minute. */
const minutes = { timeout: 150_000 };

test('journey: undeliverable mail shows in the outbox and on the pages of its recipients, and a reply rings the bell', async ({
  page: administrator,
  browser,
  startServer,
}) => {
  test.setTimeout(420_000);
  const smtp = await startSmtp();
  const imap = await startImap();
  const { url } = await startServer({
    ...{ SMTP_URL: smtp.url, MAIL_FROM: imap.address, IMAP_URL: imap.url },
  });
  try {
    await signInAs(administrator, 'administrator', `${url}${emptyPage}`);
    const recruiter = await (await browser.newContext({ baseURL: url })).newPage();
    await signInAs(recruiter, 'recruiter', `${url}${emptyPage}`);
    await callApi(recruiter, '/api/v1/notifications/read', { method: 'POST', body: {} });
    await post(administrator, '/api/v1/mail-templates', {
      ...{ name: 'We have it', language: 'en', purpose: 'receipt', mode: 'always' },
      ...{ subject: 'We have your application', body: '<p>Dear {{first-name}}</p>' },
    });
    await post(administrator, '/api/v1/person', {
      ...{ firstName: 'Lea', lastName: 'Lost', email: 'lea@gone.example', roles: ['referrer'] },
    });
    const [known] = await listApplicants(recruiter);
    if (!known) throw new Error('The recruiter sees no applicants');
    const add = (name: string, address: string) =>
      addApplicant(recruiter, known.job.jobId, name, address);
    const gone = await add('Gone', 'gone@gone.example');
    const nila = await add('Nila', 'nila@example.com');
    const [priya] = await readData<{ userId: number }[]>(administrator, '/api/v1/users', {
      query: { search: 'Priya Nair' },
    });
    await callApi(administrator, `/api/v1/application/${nila}`, {
      ...{ method: 'PUT', body: { recruitingManagerId: priya?.userId } },
    });
    await recruiter.goto(`${url}/application/view/${gone}`);
    const settings = '/api/v1/mail-settings';
    await expect
      .poll(async () => {
        const { mailbox } = await readData<{ mailbox: { readAt: string | null } }>(
          ...([administrator, settings] as const),
        );
        return mailbox.readAt !== null;
      }, minutes)
      .toBe(true);

    const addresses = ['lea@gone.example', 'gone@gone.example', 'nila@example.com'];
    await expect
      .poll(() => smtp.received.flatMap(({ recipients }) => recipients), minutes)
      .toEqual(expect.arrayContaining(addresses));
    for (const recipient of ['lea@gone.example', 'gone@gone.example'])
      await imap.deliver(writeDeliveryReport({ to: smtp.lastTo(recipient).sender, recipient }));
    const replyAddress = smtp.lastTo('nila@example.com').replyTo?.value[0]?.address ?? '';
    await imap.deliver(
      `From: Nila Tester <nila@example.com>\nTo: ${replyAddress}\nMessage-ID: <1@example.com>\nSubject: Re: We have your application\n\nYes, on Monday.\n`,
    );

    await expect(main(recruiter).getByText(/Nothing is sent to this applicant/)).toBeVisible(
      minutes,
    );
    const log = main(recruiter).getByRole('list', { name: 'Mail to the applicant' });
    await expect(log.getByText('Came back', { exact: true })).toBeVisible();
    await expectAccessible(recruiter);

    await expect(bell(recruiter)).toHaveAccessibleName(/new$/, minutes);
    await bell(recruiter).click();
    await recruiter.getByRole('menuitem', { name: /Nila Tester replied/ }).click();
    await expect(main(recruiter).getByText('Yes, on Monday.')).toBeVisible();
    await expectAccessible(recruiter);

    await administrator.goto(`${url}/general-settings/mail?state=bounced`);
    await expect(main(administrator).getByRole('row').filter({ hasText: 'Came back' })).toHaveCount(
      2,
    );
    await expectAccessible(administrator);
    await administrator.goto(`${url}/general-settings/roles?search=Lea`);
    await main(administrator)
      .getByRole('link', { name: /Lea Lost/ })
      .click();
    await expect(
      main(administrator).getByText(/Nothing is sent to this address, since mail came back/),
    ).toBeVisible();
    await expectAccessible(administrator);
  } finally {
    await smtp.stop();
    await imap.stop();
  }
});
