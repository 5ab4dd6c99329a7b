import { startSmtp } from 'server/test/smtp';
import { listApplicants } from '../applicants-api';
import { callApi } from '../call-api';
import { emptyPage, signInAs } from '../sign-in';
import { applyForTea, findApplicantMail } from '../tea-application';
import { expect, test } from '../test';
import { expectHeading, takeScreenshot } from './look-at';

test('looks: the status page of an applicant with questions and stored data, and the drawer where staff ask questions', async ({
  page,
  startServer,
}) => {
  test.slow();
  const smtp = await startSmtp();
  const { url } = await startServer({ SMTP_URL: smtp.url, MAIL_FROM: 'hiring@kestrel.example' });
  const findMail = (subject: RegExp) => findApplicantMail(smtp, subject);
  try {
    await signInAs(page, 'administrator', `${url}${emptyPage}`);
    const jobId = await applyForTea(page, url);
    const [applicant] = await listApplicants(page, { jobId });
    const id = applicant?.applicantId;
    for (const body of [
      { question: 'Which shift suits you?', type: 'choice', options: ['Early', 'Late'] },
      { question: 'When can you start?', type: 'date' },
      { question: 'What do you like about tea?' },
    ])
      await callApi(page, `/api/v1/application/${id}/questions`, { method: 'POST', body });
    const path = await findMail(/^Your application/);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${url}${path}`);
      await expectHeading(page);
      await takeScreenshot(page, `status-page-${width}`);
      await page.getByRole('button', { name: 'Send answers' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await takeScreenshot(page, `status-page-refused-${width}`);
      await page.goto(`${url}${path}/data`);
      await expectHeading(page);
      await takeScreenshot(page, `my-data-${width}`);
      await page.goto(`${url}/application/view/${id}`);
      await expect(page.getByRole('list', { name: 'Open questions' })).toBeVisible();
      await takeScreenshot(page, `open-questions-${width}`);
      await page.getByRole('button', { name: 'Ask a Question' }).click();
      await expect(page.getByRole('dialog').getByLabel(/^Question of your own/)).toBeVisible();
      await takeScreenshot(page, `ask-question-${width}`);
    }
  } finally {
    await smtp.stop();
  }
});
