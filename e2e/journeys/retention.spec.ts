import { startSmtp } from 'server/test/smtp';
import { startTask } from 'server/test/start-task';
import { readData } from '../call-api';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test } from '../test';

interface Run {
  finishedAt: string | null;
  byRule: Record<string, number>;
}

test('a retention rule is previewed and created, its nightly run anonymises, and the report and the records name the rule', async ({
  page,
  startServer,
}) => {
  test.slow();
  const smtp = await startSmtp();
  const server = await startServer({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'hiring@kestrel.example',
  });
  const { url } = server;
  try {
    await signInAs(page, 'administrator', `${url}${emptyPage}`);
    await page.goto(`${url}/general-settings/privacy/create`);
    await page.getByLabel(/^Name of the rule/).fill('A season');
    await page.getByLabel(/^Months to keep/).fill('3');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText(/applicants would be anonymised until/)).toBeVisible();
    const first = page.getByRole('listitem').filter({ hasText: ', A season' }).first();
    const [, name = '', id = ''] = /^(.+) \((\d+)\),/.exec(await first.innerText()) ?? [];
    expect(Number(id)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: /A season/ })).toBeVisible();

    await startTask(server.dataFolder, 'run-retention');
    const readRun = async (): Promise<Run | undefined> =>
      (await readData<Run[]>(page, '/api/v1/retention-runs'))[0];
    await expect
      .poll(async () => (await readRun())?.finishedAt ?? '', { timeout: 120_000 })
      .not.toBe('');
    const people = (await readRun())?.byRule['A season'] ?? 0;
    expect(people).toBeGreaterThan(0);

    await page.goto(`${url}/application/view/${id}`);
    await expect(page.getByRole('heading', { name: 'Anonymised applicant' })).toBeVisible();
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
    await page.goto(`${url}/general-settings/privacy/records`);
    await expect(page.getByRole('row', { name: new RegExp(`A season: ${people}`) })).toBeVisible();
    await expect
      .poll(() => smtp.received.map(({ subject }) => subject), { timeout: 120_000 })
      .toContainEqual(expect.stringMatching(/anonymised by the retention rules$/));
  } finally {
    await smtp.stop();
  }
});
