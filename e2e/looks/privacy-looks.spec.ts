import type { Page } from '@playwright/test';
import { startSmtp } from 'server/test/smtp';
import { addApplicant, listApplicants } from '../applicants-api';
import { callApi, readData } from '../call-api';
import { emptyPage, signInAs } from '../sign-in';
import { applicantEmail, applyForTea, findApplicantMail } from '../tea-application';
import { expect, test } from '../test';
import { expectHeading, getMain, pressButton, takeScreenshot } from './look-at';

const widths = [1440, 768, 390];

const post = async (page: Page, path: string, body: object): Promise<void> => {
  const answer = await callApi(page, path, { method: 'POST', body });
  expect([answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([200, '']);
};

/** Anonymises an applicant for a job in India, whose law keeps the originals for a year. */
const anonymiseSealed = async (page: Page): Promise<number> => {
  for (const { applicantId, job } of await listApplicants(page)) {
    const { country } = await readData<{ country: { country: string } | null }>(
      page,
      `/api/v1/job/${job.jobId}`,
    );
    if (country?.country !== 'India') continue;
    await post(page, `/api/v1/application/${applicantId}/anonymise`, { reason: 'They asked.' });
    return applicantId;
  }
  throw new Error('Nobody applied for a job in India');
};

const inEachWidth = async (page: Page, name: string, open: () => Promise<unknown>) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await open();
    await takeScreenshot(page, `${name}-${width}`);
  }
};

test('looks: the page where an applicant whom staff added agrees to the storage of their data', async ({
  page,
  startServer,
}) => {
  test.slow();
  const smtp = await startSmtp();
  const { url } = await startServer({ SMTP_URL: smtp.url, MAIL_FROM: 'hiring@kestrel.example' });
  try {
    await signInAs(page, 'administrator', `${url}${emptyPage}`);
    const [other] = await listApplicants(page);
    const id = await addApplicant(page, other?.job.jobId ?? 0, 'Noor', applicantEmail);
    await post(page, '/api/v1/privacy-requests', { applicantId: id, kind: 'access' });
    const confirm = `${url}${await findApplicantMail(smtp, /^Please confirm/)}`;
    await callApi(page, new URL(confirm).pathname, { method: 'POST' });
    const asked = await readData<{ id: number }[]>(page, '/api/v1/privacy-requests');
    await post(page, `/api/v1/privacy-requests/${asked[0]?.id}/package`, {});
    const path = `${url}${await findApplicantMail(smtp, /about your data$/)}`.replace(
      /privacy$/,
      'keep',
    );
    const agree = page.getByRole('button', { name: /^I agree/ });
    await inEachWidth(page, 'keep-asked', async () => {
      await page.goto(path);
      await expect(agree).toBeVisible();
    });
    await agree.click();
    await inEachWidth(page, 'keep-agreed', () => expect(page.getByRole('status')).toBeVisible());
  } finally {
    await smtp.stop();
  }
});

test('looks: retention rules, sealed data, privacy requests and records, as the privacy officer sees them', async ({
  page,
  startServer,
}) => {
  test.slow();
  const { url } = await startServer({});
  await signInAs(page, 'administrator', `${url}${emptyPage}`);
  const officerId = (await readData<{ userId: number }>(page, '/api/v1/userinfo')).userId;
  await callApi(page, '/api/v1/privacy-setting', {
    method: 'PUT',
    body: { officerId, ownWordDays: 30 },
  });
  await inEachWidth(page, 'retention-preview', async () => {
    await page.goto(`${url}/general-settings/privacy/create`);
    await page.getByLabel(/^Name of the rule/).fill('A season');
    await page.getByLabel(/^Months to keep/).fill('3');
    await pressButton('Preview')(page);
    await expect(page.getByText(/applicants would be anonymised until/)).toBeVisible();
    await getMain(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
  });

  const id = await anonymiseSealed(page);
  await inEachWidth(page, 'sealed-record', async () => {
    await page.goto(`${url}/application/view/${id}`);
    await pressButton('Open What Is Sealed')(page);
    await page.getByLabel(/^Reason/).fill('Court, case 7');
    await takeScreenshot(page, `sealed-reason-${page.viewportSize()?.width}`);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('dialog').getByText('Name', { exact: true })).toBeVisible();
  });

  await applyForTea(page, url);
  const [applicant] = await listApplicants(page, { search: 'Haddad' });
  await post(page, '/api/v1/privacy-requests', {
    ...{ applicantId: applicant?.applicantId, kind: 'correction', note: 'My name is Noora.' },
  });
  await inEachWidth(page, 'privacy-requests', async () => {
    await page.goto(`${url}/privacy-requests`);
    await expect(getMain(page).getByText('Noor Haddad').first()).toBeVisible();
  });
  await inEachWidth(page, 'request-owner', async () => {
    await page.goto(`${url}/privacy-requests`);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Choose the owner' }).click();
    await expect(page.getByRole('dialog').getByLabel(/^Who answers/)).toBeVisible();
  });
  await inEachWidth(page, 'privacy-records', async () => {
    await page.goto(`${url}/general-settings/privacy/records`);
    await expectHeading(page);
    await expect(page.getByRole('region', { name: 'Figures of requests' })).toBeVisible();
  });
});
