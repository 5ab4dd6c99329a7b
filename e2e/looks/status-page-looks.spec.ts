import { pathIn, startSmtp } from 'server/test/smtp';
import { applicantsOf } from '../applicants-api';
import { callApi, dataOf } from '../call-api';
import { newJob } from '../jobs-api';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test } from '../test';
import { heading, takeScreenshot } from './look-at';

const address = 'noor.haddad@friends.example';
/** A form that is sent within seconds is held. */
const minAge = 3_100;

test('looks: the page of an applicant with questions, their data, and where staff ask', async ({
  page,
  startServer,
}) => {
  test.slow();
  const smtp = await startSmtp();
  const { url } = await startServer({ SMTP_URL: smtp.url, MAIL_FROM: 'hiring@kestrel.example' });
  const findMail = async (subject: RegExp) => {
    const find = () => smtp.received.find((mail) => subject.test(mail.subject ?? ''));
    await expect.poll(() => find() !== undefined, { timeout: 120_000 }).toBe(true);
    return pathIn(find() ?? smtp.lastTo(address));
  };
  try {
    await signInAs(page, 'administrator', `${url}${emptyPage}`);
    const platforms = await dataOf<{ id: number; name: string }[]>(page, '/api/v1/platform');
    const site = platforms.find(({ name }) => name === 'Careers Site');
    const [pipeline] = await dataOf<{ id: number }[]>(page, '/api/v1/pipeline');
    const made = await callApi(page, '/api/v1/job', {
      method: 'POST',
      body: {
        ...(await newJob(page, 'Tea Blender')),
        ...{ questionGroupId: 1, platformId: [site?.id], pipeLineId: pipeline?.id },
        ...{ designationId: 3, hiringManagerId: 4, recruitingManagerId: 2, jobTypeId: 1 },
        ...{ numberOfPositions: 1, minExperience: 1 },
      },
    });
    const { data: job } = (await made.json()) as { data: { jobId: number; jobCode: string } };
    const slug = `tea-blender-${job.jobCode}`.toLowerCase();
    const asked = await page.request.get(`${url}/api/public/v1/jobs/${slug}/questions`);
    const { stamp } = ((await asked.json()) as { data: { stamp: string } }).data;
    await page.waitForTimeout(minAge);
    const sent = await page.request.post(`${url}/careers/${slug}/apply`, {
      multipart: {
        ...{ firstName: 'Noor', lastName: 'Haddad', email: address, phone: '+49 30 901820' },
        ...{ resumeText: 'Twelve years of tea.', letter: 'I blend tea by smell alone.' },
        ...{ 'answer-1': 'yes', 'consent-application': '1', stamp },
      },
    });
    expect(sent.status()).toBe(200);
    const [applicant] = await applicantsOf(page, { jobId: job.jobId });
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
      await heading(page);
      await takeScreenshot(page, `status-page-${width}`);
      await page.getByRole('button', { name: 'Send answers' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await takeScreenshot(page, `status-page-refused-${width}`);
      await page.goto(`${url}${path}/data`);
      await heading(page);
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
