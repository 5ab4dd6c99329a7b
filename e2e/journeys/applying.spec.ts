import type { Browser, Page } from '@playwright/test';
import { findLinkPath, startSmtp, type TestSmtp } from 'server/test/smtp';
import { listApplicants } from '../applicants-api';
import { callApi, readData } from '../call-api';
import { expectAccessible, expectLegible } from '../expect-accessible';
import { newJob } from '../jobs-api';
import { createResumeFile } from '../resume';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test } from '../test';

interface PostedJob {
  jobId: number;
  path: string;
}

const main = (page: Page) => page.getByRole('main');

/** Publishes a job whose form asks the first group of questions; one of these is mandatory. */
const postJob = async (page: Page, jobTitle: string, parts: object = {}): Promise<PostedJob> => {
  const platforms = await readData<{ id: number; name: string }[]>(page, '/api/v1/platform');
  const site = platforms.find(({ name }) => name === 'Careers Site');
  const pipelines = await readData<{ id: number }[]>(page, '/api/v1/pipeline');
  const answer = await callApi(page, '/api/v1/job', {
    method: 'POST',
    body: {
      ...(await newJob(page, jobTitle)),
      ...{ questionGroupId: 1, platformId: [site?.id], pipeLineId: pipelines[0]?.id },
      ...{ designationId: 3, hiringManagerId: 4, recruitingManagerId: 2, jobTypeId: 1 },
      ...{ numberOfPositions: 1, minExperience: 1 },
      ...parts,
    },
  });
  const { data } = (await answer.json()) as { data: { jobId: number; jobCode: string } };
  const slug = `${jobTitle} ${data.jobCode}`.toLowerCase().replaceAll(' ', '-');
  return { jobId: data.jobId, path: `/careers/${slug}/apply` };
};

const phone = async (browser: Browser, baseURL: string, isDark = false): Promise<Page> =>
  (
    await browser.newContext({
      baseURL,
      viewport: { width: 390, height: 844 },
      colorScheme: isDark ? 'dark' : 'light',
    })
  ).newPage();

const fill = async (page: Page, firstName: string, email: string): Promise<void> => {
  await main(page).getByLabel('First name').fill(firstName);
  await main(page).getByLabel('E-mail').fill(email);
  await main(page).getByLabel('Resume', { exact: true }).setInputFiles(createResumeFile());
  await main(page)
    .getByRole('group', { name: /food handler/ })
    .getByLabel('Yes')
    .check();
  await main(page)
    .getByRole('checkbox', { name: /decide on this application/ })
    .check();
};

const send = (page: Page) => main(page).getByRole('button', { name: 'Send application' }).click();

/** Milliseconds to wait before sending a form; one that is sent sooner goes to the quarantine. */
const minAge = 3_100;

const joiningDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

const lastMailTo = async (smtp: TestSmtp, address: string) => {
  await expect
    .poll(() => smtp.received.flatMap(({ recipients }) => recipients), { timeout: 90_000 })
    .toContain(address);
  return smtp.lastTo(address);
};

interface Options {
  stages: { id: number; status: { id: number; category: string }[] }[];
}

const moveToHired = async (page: Page, jobId: number): Promise<void> => {
  const [applicant] = await listApplicants(page, { jobId });
  const { stages } = await readData<Options>(page, '/api/v1/application/status-options', {
    method: 'POST',
    body: { applicantId: [applicant?.applicantId] },
  });
  const [target] = stages.flatMap(({ id: stageId, status }) =>
    status.flatMap(({ id, category }) =>
      category === 'hired' ? [{ stageId, statusId: id, joiningDate: joiningDay }] : [],
    ),
  );
  const path = `/api/v1/application/${applicant?.applicantId}`;
  const moved = await callApi(page, path, { method: 'PUT', body: target });
  expect([moved.status(), await moved.text()]).toEqual([200, expect.any(String)]);
};

test('journey: a stranger applies on a phone, and the link in the receipt shows the status until they are hired', async ({
  page,
  browser,
  startServer,
}) => {
  test.slow();
  const smtp = await startSmtp();
  const { url } = await startServer({ SMTP_URL: smtp.url, MAIL_FROM: 'hiring@kestrel.example' });
  try {
    await signInAs(page, 'administrator', `${url}${emptyPage}`);
    const job = await postJob(page, 'Tea Blender');
    const stranger = await phone(browser, url);
    await stranger.goto(job.path);
    await expectAccessible(stranger);

    await main(stranger).getByLabel('First name').fill('Noor');
    await send(stranger);
    await expect(main(stranger).getByRole('alert')).toContainText('missing or unclear');
    await expect(main(stranger).getByLabel('First name')).toHaveValue('Noor');
    await expect(main(stranger).getByLabel('E-mail')).toHaveAccessibleDescription(/e-mail address/);
    await expectAccessible(stranger);
    await main(stranger).getByRole('link', { name: 'Your agreement' }).click();
    await expect(main(stranger).getByRole('checkbox', { name: /decide on this/ })).toBeFocused();

    const address = 'noor.haddad@friends.example';
    await fill(stranger, 'Noor', address);
    await stranger.reload();
    await expect(main(stranger).getByLabel('E-mail')).toHaveValue(address);
    await stranger.context().setOffline(true);
    await fill(stranger, 'Noor', address);
    await expect(main(stranger).getByText(/^The line is away/)).toBeVisible();
    await stranger.context().setOffline(false);
    await expect(main(stranger).getByText(/^resume.pdf is attached/)).toBeVisible();
    await expectAccessible(stranger);
    await stranger.waitForTimeout(minAge);
    await send(stranger);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
    await expectAccessible(stranger);
    await stranger.goto(job.path);
    await expect(main(stranger).getByLabel('E-mail')).toHaveValue('');

    await stranger.goto(findLinkPath(await lastMailTo(smtp, address)));
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(/has arrived/);
    await expect(main(stranger).getByText('resume.pdf')).toBeVisible();
    await expect(main(stranger).getByText(/^You hear from us by/)).toBeVisible();
    await expectAccessible(stranger);
    await main(stranger).getByRole('link', { name: 'My data' }).press('Enter');
    await expect(main(stranger).getByText(address)).toBeVisible();
    await expectAccessible(stranger);
    await stranger.goBack();
    await stranger.emulateMedia({ colorScheme: 'dark' });
    await expectLegible(stranger);

    await moveToHired(page, job.jobId);
    await stranger.reload();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(/congratulations/);
    await expectAccessible(stranger);

    await page.goto(`${url}/application?jobId=${job.jobId}`);
    const [applicant] = await listApplicants(page, { jobId: job.jobId });
    await page.goto(`${url}/application/view/${applicant?.applicantId}`);
    await expect(main(page).getByRole('list', { name: 'Answers' })).toContainText('food handler');
    await expectAccessible(page);
  } finally {
    await smtp.stop();
  }
});

test('journey: a person who applies for a German job by keyboard reads German, from the form to the withdrawal', async ({
  page,
  browser,
  startServer,
}) => {
  test.slow();
  const smtp = await startSmtp();
  const { url } = await startServer({ SMTP_URL: smtp.url, MAIL_FROM: 'hiring@kestrel.example' });
  try {
    await signInAs(page, 'administrator', `${url}${emptyPage}`);
    const jobDescription = '<p>Wir suchen für unser Team eine Person, die mit Tee arbeitet.</p>';
    const job = await postJob(page, 'Teemischer', { jobDescription });
    const stranger = await phone(browser, url);
    const heading = stranger.getByRole('heading', { level: 1 });
    const address = 'nora.klee@friends.example';
    const begun = Date.now();
    await stranger.goto(job.path);
    await expect(heading).toHaveText('Bewerben als Teemischer');
    await expectAccessible(stranger);
    await main(stranger).getByLabel('Vorname').press('N');
    await main(stranger).getByLabel('E-Mail-Adresse').pressSequentially(address);
    await main(stranger).getByText('Stattdessen den Text einfügen').press('Enter');
    await main(stranger).getByLabel('Text Ihres Lebenslaufs').pressSequentially('Zehn Jahre Tee.');
    await main(stranger).getByLabel('Ja', { exact: true }).press('Space');
    await main(stranger)
      .getByRole('checkbox', { name: /decide on this application/ })
      .press('Space');
    await stranger.waitForTimeout(minAge);
    await main(stranger).getByRole('button', { name: 'Bewerbung senden' }).press('Enter');
    await expect(heading).toHaveText(/^Vielen Dank/);
    expect(Date.now() - begun).toBeLessThan(90_000);
    await expectAccessible(stranger);

    await stranger.goto(findLinkPath(await lastMailTo(smtp, address)));
    await expect(heading).toHaveText('Ihre Bewerbung ist eingegangen');
    await expectAccessible(stranger);
    await main(stranger).getByLabel('Telefonnummer').fill('+49 30 901820');
    await main(stranger).getByRole('button', { name: 'Speichern' }).press('Enter');
    await expect(main(stranger).getByText('Ihre Kontaktdaten sind gespeichert.')).toBeVisible();
    await main(stranger)
      .getByLabel('Lebenslauf', { exact: true })
      .setInputFiles(createResumeFile());
    await main(stranger).getByRole('button', { name: 'Datei senden' }).press('Enter');
    await expect(main(stranger).getByText('Ihr Lebenslauf ist da.')).toBeVisible();
    await main(stranger).getByText('Meine Bewerbung zurückziehen').press('Enter');
    await main(stranger).getByRole('button', { name: 'Ja, zurückziehen' }).press('Enter');
    await expect(heading).toHaveText('Sie haben Ihre Bewerbung zurückgezogen');
    await expectAccessible(stranger);
  } finally {
    await smtp.stop();
  }
});

test('journey: a friend applies by a shared link, and becomes the referral of the employee who shared it', async ({
  page,
  browser,
  startServer,
}) => {
  test.slow();
  const { url } = await startServer();
  await signInAs(page, 'administrator', `${url}${emptyPage}`);
  const job = await postJob(page, 'Coffee Roaster');
  const employee = await (await browser.newContext({ baseURL: url })).newPage();
  await signInAs(employee, 'referrer', `${url}/open-jobs/${job.jobId}`);
  await main(employee).getByRole('button', { name: 'Show my link' }).click();
  const link = await main(employee).getByRole('textbox', { name: 'Your link' }).inputValue();
  await expectAccessible(employee);

  const friend = await phone(browser, url, true);
  await friend.goto(`${job.path}${new URL(link).search}`);
  await expectLegible(friend);
  await fill(friend, 'Tariq', 'tariq@friends.example');
  await friend.waitForTimeout(minAge);
  await send(friend);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
  const referrals = await readData<{ applicantName?: string; jobId?: number }[]>(
    employee,
    '/api/v1/my-referrals',
  );
  expect(JSON.stringify(referrals)).toContain('Tariq');
});

test('journey: an application that looks like spam waits until a recruiter releases it', async ({
  page,
  startServer,
}) => {
  const { url } = await startServer();
  await signInAs(page, 'administrator', `${url}${emptyPage}`);
  const job = await postJob(page, 'Cocoa Buyer');
  const sent = await page.request.post(`${url}${job.path}`, {
    multipart: {
      ...{ firstName: 'Robin', email: 'robin@friends.example', resumeText: 'Ten years of cocoa.' },
      ...{ 'answer-1': 'yes', 'consent-application': '1' },
    },
  });
  expect(await sent.text()).toContain('One more step');
  await page.goto(`${url}/application/quarantine`);
  const row = main(page).getByRole('row', { name: /Robin/ });
  await expect(row).toContainText('The form was not opened before it was sent');
  await expectAccessible(page);
  await row.getByRole('checkbox').check();
  await main(page).getByRole('button', { name: 'Release' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
  await expect(main(page).getByText('Nothing waits here')).toBeVisible();
  const [applicant] = await listApplicants(page, { jobId: job.jobId });
  expect(applicant?.firstName).toBe('Robin');
});

test('journey: an applicant at a computer has the form filled from the resume, checks it, and finds the button that sends', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.goto('/careers?search=data%20engineer');
  await main(page).getByRole('link', { name: 'Data Engineer' }).click();
  await main(page).getByRole('link', { name: 'Apply' }).first().click();
  await main(page).getByLabel('First name').fill('Zoe');
  await main(page)
    .getByLabel('Resume', { exact: true })
    .setInputFiles('server/test/platform/files/resumes/printed-by-chromium.pdf');
  await main(page).getByRole('button', { name: 'Read my details from the resume' }).click();
  await expect(main(page).getByRole('status').first()).toHaveText(/Please check it/);
  await expect(main(page).getByLabel('First name')).toHaveValue('Zoe');
  await expect(main(page).getByLabel('E-mail')).toHaveValue('zoe.mueller@example.org');
  await expect(main(page).getByLabel('E-mail')).toHaveAccessibleDescription(/^From your resume/);
  await expect(main(page).getByText(/printed-by-chromium.pdf is attached/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(main(page).getByLabel('E-mail')).toHaveValue('zoe.mueller@example.org');
  await main(page).getByLabel('E-mail').press('Enter');
  await expect(main(page).getByRole('alert')).toContainText('missing or unclear');
  await expect(main(page).getByRole('button', { name: 'Send application' })).toBeVisible();
});
