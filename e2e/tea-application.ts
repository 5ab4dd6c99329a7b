import { expect, type Page } from '@playwright/test';
import type { startSmtp } from 'server/test/smtp';
import { findLinkPath } from 'server/test/smtp';
import { callApi, readData } from './call-api';
import { newJob } from './jobs-api';

export const applicantEmail = 'noor.haddad@friends.example';
/** Milliseconds between opening and sending the form; a form that is sent sooner goes to the quarantine. */
const minAge = 3_100;

type Smtp = Awaited<ReturnType<typeof startSmtp>>;

/** Path of the link in the applicant's mail with this subject. */
export const findApplicantMail = async (smtp: Smtp, subject: RegExp): Promise<string> => {
  const find = () => smtp.received.find((mail) => subject.test(mail.subject ?? ''));
  await expect.poll(() => find() !== undefined, { timeout: 120_000 }).toBe(true);
  return findLinkPath(find() ?? smtp.lastTo(applicantEmail));
};

/** Publishes a job as the signed-in administrator, and applies for it by the form. Returns its id. */
export const applyForTea = async (page: Page, url: string): Promise<number> => {
  const platforms = await readData<{ id: number; name: string }[]>(page, '/api/v1/platform');
  const [pipeline] = await readData<{ id: number }[]>(page, '/api/v1/pipeline');
  const site = platforms.find(({ name }) => name === 'Careers Site');
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
      ...{ firstName: 'Noor', lastName: 'Haddad', email: applicantEmail, phone: '+49 30 901820' },
      ...{ resumeText: 'Twelve years of tea.', letter: 'I blend tea by smell alone.' },
      ...{ 'answer-1': 'yes', 'consent-application': '1', stamp },
    },
  });
  expect(sent.status()).toBe(200);
  return job.jobId;
};
