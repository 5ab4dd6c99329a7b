import type { Browser, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callApi, readData } from '../call-api';
import { expectAccessible, expectLegible } from '../expect-accessible';
import { newJob } from '../jobs-api';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

/** Opens a page whose scripts do not run. */
const visit = async (browser: Browser, baseURL = '', width = 1440): Promise<Page> =>
  (
    await browser.newContext({
      ...{ baseURL, javaScriptEnabled: false },
      viewport: { width, height: 900 },
    })
  ).newPage();

const findSite = async (page: Page): Promise<number | undefined> =>
  (await readData<{ id: number; name: string }[]>(page, '/api/v1/platform')).find(
    ({ name }) => name === 'Careers Site',
  )?.id;

const postJob = async (page: Page, jobTitle: string): Promise<{ jobId: number; path: string }> => {
  const pipelines = await readData<{ id: number }[]>(page, '/api/v1/pipeline');
  const answer = await callApi(page, '/api/v1/job', {
    method: 'POST',
    body: {
      ...(await newJob(page, jobTitle)),
      ...{ platformId: [await findSite(page)], pipeLineId: pipelines[0]?.id },
      ...{ designationId: 3, hiringManagerId: 4, recruitingManagerId: 2, jobTypeId: 1 },
      ...{ numberOfPositions: 1, minExperience: 1 },
      ...{ salaryMin: 40_000, salaryMax: 60_000, salaryCurrency: 'INR', salaryUnit: 'MONTH' },
      salaryShown: true,
    },
  });
  const { data } = (await answer.json()) as { data: { jobId: number; jobCode: string } };
  const slug = `${jobTitle} ${data.jobCode}`.toLowerCase().replaceAll(' ', '-');
  return { jobId: data.jobId, path: `/careers/${slug}` };
};

test('a stranger finds a job without a script, reads it and opens its form', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'administrator');
  const { path } = await postJob(page, 'Saffron Grader');
  const reader = await visit(browser, baseURL, 390);
  await reader.goto('/careers');
  await reader.getByLabel('Search').fill('saffron');
  await reader.getByRole('button', { name: 'Find jobs' }).click();
  await expect(reader.getByText('1 job fits')).toBeVisible();
  await reader.getByRole('link', { name: 'Saffron Grader' }).click();
  await expect(reader).toHaveURL(new RegExp(`${path}$`));
  await expect(reader.getByRole('heading', { level: 1, name: 'Saffron Grader' })).toBeVisible();
  await expect(reader.getByText('₹40,000 – ₹60,000 a month').first()).toBeVisible();
  await reader.getByRole('link', { name: 'Apply for Saffron Grader' }).click();
  await expect(reader).toHaveURL(/\/apply$/);
  await expect(reader.getByLabel('First name')).toBeVisible();
});

test('a job is on the careers site within a second of Publish, and gone as fast after it is withdrawn', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'administrator');
  const { jobId, path } = await postJob(page, 'Pepper Sorter');
  const reader = await visit(browser, baseURL);
  expect((await reader.goto(path))?.status()).toBe(200);
  const publish = (platformId: (number | undefined)[]) =>
    callApi(page, `/api/v1/publishjob-to-platforms/${jobId}`, {
      method: 'POST',
      body: { platformId },
    });
  await publish([]);
  expect((await reader.goto(path))?.status()).toBe(410);
  await expect(reader.getByText('This job is no longer open')).toBeVisible();
  for (const language of ['en', 'de']) {
    await page.goto(`${path}?lang=${language}`);
    await expectAccessible(page);
  }
  await page.goto('/');
  await publish([await findSite(page)]);
  expect((await reader.goto(path))?.status()).toBe(200);
});

test('everybody can read the careers pages, in both schemes and at each width', async ({
  page,
}) => {
  await page.goto('/careers');
  const path = await page.getByRole('listitem').getByRole('link').first().getAttribute('href');
  const addresses = [
    ...['/careers', '/careers?lang=de', '/careers?search=nothing+at+all', '/careers/nowhere'],
    ...['/careers?lang=de&search=nothing+at+all', '/careers/nowhere?lang=de'],
    ...[path ?? '', `${path ?? ''}?lang=de`],
  ];
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of addresses) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(address);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectLegible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([address, width, overflow]).toEqual([address, width, 0]);
    }
  }
});

test('a reader gets by keyboard to the content, to a job and to its form', async ({ page }) => {
  await page.goto('/careers');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const job = page.getByRole('listitem').getByRole('link').first();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    if (await job.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(job).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Apply for/ }).first()).toBeVisible();
});

test('a person who sends more bytes than allowed reads so on a page that everybody can understand', async ({
  page,
}) => {
  await page.goto('/careers');
  const path = await page.getByRole('listitem').getByRole('link').first().getAttribute('href');
  for (const [language, message] of [
    ['en', 'a file may have 10 MB'],
    ['de', 'Eine Datei darf 10 MB haben'],
  ] as const) {
    await page.goto(`${path ?? ''}/apply?lang=${language}`);
    const refused = page.waitForResponse((answer) => answer.status() === 413);
    await page.evaluate(() => {
      const form = document.createElement('form');
      Object.assign(form, {
        method: 'post',
        action: location.href,
        enctype: 'multipart/form-data',
      });
      const letter = Object.assign(document.createElement('textarea'), { name: 'letter' });
      letter.value = 'a'.repeat(12_000_000);
      form.append(letter);
      document.body.append(form);
      form.submit();
    });
    await refused;
    await expect(page.getByRole('alert')).toContainText(message);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLegible(page);
    await page.emulateMedia({ colorScheme: 'light' });
  }
});

/** Starts a site on another origin with one page of this content. */
const openSite = async (content: string): Promise<{ url: string; close: () => void }> => {
  const site = createServer((_, answer) =>
    answer
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Site</title><h1>Our company</h1>${content}`),
  );
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const { port } = site.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void site.close() };
};

test('another site can show the list of jobs in its page, by a script and in a frame', async ({
  page,
  baseURL,
}) => {
  const site = await openSite(
    `<script src="${baseURL}/careers/embed.js" data-limit="3"></script><iframe src="${baseURL}/careers?embed=1" title="Open jobs" width="600" height="500"></iframe>`,
  );
  try {
    await page.goto(site.url);
    const list = page.getByRole('list', { name: 'Open jobs' });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    const address = await list.getByRole('link').first().getAttribute('href');
    expect(address).toContain('/careers/');
    await expect(page.getByRole('link', { name: /^All \d+ open jobs$/ })).toBeVisible();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('link', { name: /^Apply for/ }).first()).toBeVisible();
  } finally {
    site.close();
  }
});

test('a form in the page of another site sends an application as JSON, and sends it once', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'administrator');
  const { jobId, path } = await postJob(page, 'Cardamom Grader');
  const site = await openSite('');
  const visitor = await (await browser.newContext()).newPage();
  try {
    await visitor.goto(site.url);
    const sent = await visitor.evaluate(
      async ({ calls, key }) => {
        const read = async (answer: Response) => ({
          status: answer.status,
          body: (await answer.json()) as { data: { stamp?: string; state?: string } },
        });
        const { body } = await read(await fetch(`${calls}/questions`));
        // A form that is sent faster is treated as sent by a bot.
        await new Promise((resolve) => setTimeout(resolve, 3_500));
        const send = async () =>
          read(
            await fetch(`${calls}/applications`, {
              method: 'POST',
              headers: { 'content-type': 'application/json', 'idempotency-key': key },
              body: JSON.stringify({
                ...{ firstName: 'Noor', lastName: 'Haddad', email: `${key}@friends.example` },
                ...{ resumeText: 'Twelve years of tea.', 'consent-application': '1' },
                stamp: body.data.stamp,
              }),
            }),
          );
        return [await send(), await send()];
      },
      {
        calls: `${baseURL}/api/public/v1/jobs/${path.slice('/careers/'.length)}`,
        key: randomUUID(),
      },
    );
    expect(sent).toEqual(
      Array.from({ length: 2 }, () => ({ status: 200, body: { data: { state: 'received' } } })),
    );
    const jobs = await readData<{ jobId: number; jobApplication: number }[]>(
      page,
      '/api/v1/jobs/filter',
    );
    expect(jobs.find((job) => job.jobId === jobId)?.jobApplication).toBe(1);
  } finally {
    site.close();
  }
});
