import { readFile } from 'node:fs/promises';
import { openPackage } from 'server/test/open-package';
import { pathIn, startSmtp } from 'server/test/smtp';
import { callApi, dataOf } from '../call-api';
import { newJob } from '../jobs-api';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test } from '../test';

const address = 'noor.haddad@friends.example';
/** A form that is sent within seconds is held. */
const minAge = 3_100;

test('an applicant asks for their data, confirms it by mail, and opens the package that staff have made', async ({
  page,
  browser,
  startServer,
}) => {
  test.slow();
  const smtp = await startSmtp();
  const { url } = await startServer({ SMTP_URL: smtp.url, MAIL_FROM: 'hiring@kestrel.example' });
  const findMail = async (subject: RegExp) => {
    const find = () => smtp.received.find((mail) => subject.test(mail.subject ?? ''));
    await expect.poll(() => find() !== undefined, { timeout: 120_000 }).toBe(true);
    return url + pathIn(find() ?? smtp.lastTo(address));
  };
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  try {
    await signInAs(page, 'administrator', `${url}${emptyPage}`);
    const platforms = await dataOf<{ id: number; name: string }[]>(page, '/api/v1/platform');
    const [pipeline] = await dataOf<{ id: number }[]>(page, '/api/v1/pipeline');
    const site = platforms.find(({ name }) => name === 'Careers Site');
    const made = await callApi(page, '/api/v1/job', {
      method: 'POST',
      body: {
        ...(await newJob(page, 'Tea Blender')),
        ...{ questionGroupId: 1, platformId: [site?.id], pipeLineId: pipeline?.id },
        ...{ designationId: 3, hiringManagerId: 4 },
        ...{ recruitingManagerId: 2, jobTypeId: 1, numberOfPositions: 1, minExperience: 1 },
      },
    });
    const { data: job } = (await made.json()) as { data: { jobCode: string } };
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

    await visitor.goto(await findMail(/^Your application/));
    await visitor.getByRole('link', { name: 'Your data and your rights' }).click();
    await visitor.getByRole('radio', { name: 'A copy of all data about me' }).check();
    await visitor.getByRole('button', { name: 'Send the request' }).click();
    await expect(visitor.getByRole('status')).toContainText('We mailed you a link');
    await visitor.goto(await findMail(/^Please confirm your request/));
    await visitor.getByRole('button', { name: 'Yes, it is me' }).click();
    await expect(visitor.getByRole('status')).toContainText('is confirmed');

    await page.goto(`${url}/privacy-requests`);
    const row = page.getByRole('row', { name: /Noor Haddad/ });
    await expect(row).toContainText('Waits for you');
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Make the package' }).click();
    await expect(row).toContainText('Done', { timeout: 60_000 });

    await visitor.goto(await findMail(/about your data$/));
    const download = visitor.waitForEvent('download');
    await visitor.getByRole('link', { name: 'Download the package' }).click();
    const { names, json } = openPackage(await readFile(await (await download).path()));
    expect(names).toEqual(['data.json', 'data.pdf']);
    expect(json).toContain('I blend tea by smell alone.');
    expect(json).toContain(address);
  } finally {
    await visitor.close();
    await smtp.stop();
  }
});
