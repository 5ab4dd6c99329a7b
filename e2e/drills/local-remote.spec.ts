import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../expect-accessible';
import { runTool } from '../run-tool';
import { copyRepository } from '../server/copy-repository';
import { root } from '../server/paths';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const port = '4389';
const machine = `127.0.0.1:${port}`;

interface Served {
  address: string;
  stop: () => Promise<void>;
}

const buildTime = 120_000;

const ended = (child: ChildProcess, printed: string) =>
  new Error(`It ended with ${child.exitCode}:\n${printed}`);

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
};

const serveJobs = (folder: string, url: string): Promise<Served> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, ['tools/dev/dev.mjs', 'mf-jobs', '--against', url], {
      cwd: folder,
      env: { ...process.env, DEV_PORT: port },
    });
    let printed = '';
    const keep = (text: Buffer) => {
      printed += text.toString();
      const [address] = /http\S+local-remote=\S+/.exec(printed) ?? [];
      if (address) done({ address, stop: () => stop(child) });
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('exit', () => fail(ended(child, printed)));
  });

test('drill: a deployed console shows one remote from a developer’s local sources', async ({
  page,
  startServer,
}) => {
  const { url } = await startServer({ LOCAL_REMOTES: 'true' });
  const folder = mkdtempSync(join(tmpdir(), 'local-remote-'));
  copyRepository(folder);
  const { address, stop } = await serveJobs(folder, url);
  const badge = page.getByRole('complementary', { name: 'Remote in work' });
  const jobs = page.getByRole('heading', { level: 1 });
  try {
    await signInAs(page, 'administrator', url);
    await page.goto(address.replace('/?', '/all/job?'));
    const question = page.getByRole('alertdialog', { name: 'Show a remote from your machine?' });
    await expect(question).toContainText(machine);
    await expect(page.getByRole('button', { name: 'Go on without it' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show it in this tab' }).click();

    await expect(badge).toContainText(`jobs is shown from your machine (${machine})`, {
      timeout: buildTime,
    });
    await expect(page).toHaveURL(`${url}/all/job`);
    await expect(jobs).toHaveText(/Jobs/);
    await expectAccessible(page);

    const source = join(folder, 'mf-jobs/src/features/job-list/jobs.page.tsx');
    writeFileSync(
      source,
      readFileSync(source, 'utf8').replace('title="Jobs"', 'title="Jobs in work"'),
    );
    await expect(jobs).toHaveText(/Jobs in work/, { timeout: buildTime });

    await badge.getByRole('button', { name: 'Show what is deployed' }).click();
    await expect(badge).toHaveCount(0);
    await expect(jobs).toHaveText(/Jobs/);
    await expect(jobs).not.toHaveText(/in work/);

    await page.evaluate((at) => sessionStorage.setItem('local-remote', at), `http://${machine}`);
    await stop();
    await page.reload();
    await expect(badge).toContainText(`Your machine (${machine}) does not answer`);
    await expect(jobs).toHaveText(/Jobs/);
  } finally {
    await stop();
    rmSync(folder, { recursive: true, maxRetries: 20 });
  }
});

test('drill: a console that does not allow local sources shows no remote from a developer’s machine', async ({
  page,
  server: { url },
}) => {
  const refused = await runTool(root, ['tools/dev/dev.mjs', 'mf-jobs', '--against', url]);
  expect(refused).toEqual({
    code: 1,
    printed: expect.stringContaining(
      `${url} shows deployed remotes only. Whoever runs it can set LOCAL_REMOTES to true.`,
    ),
  });

  await signInAs(page, 'administrator');
  await page.goto(`/all/job?local-remote=http://${machine}`);
  await expect(page.getByRole('alertdialog')).toContainText('LOCAL_REMOTES');
  await page.getByRole('button', { name: 'Go on without it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Jobs/);

  await page.evaluate((at) => sessionStorage.setItem('local-remote', at), `http://${machine}`);
  const policed = page.waitForEvent('console', (line) =>
    /Content Security Policy/.test(line.text()),
  );
  await page.reload();
  expect((await policed).text()).toContain(machine);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Jobs/);
});
