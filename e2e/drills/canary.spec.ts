import type { Browser, Page } from '@playwright/test';
import { join } from 'node:path';
import { createDeployToken } from '../deploy-token';
import { expectAccessible } from '../expect-accessible';
import { breakLargestChunk, buildNextVersion, removeBuilds } from '../next-build';
import { runTool } from '../run-tool';
import { root } from '../server/paths';
import { signInAs, type Role } from '../sign-in';
import { expect, test } from '../test';

test.afterAll(removeBuilds);

interface Runtime {
  __FEDERATION__: {
    __INSTANCES__: { options: { remotes: { name: string; entry: string }[] } }[];
  };
}

const openChats = async (page: Page, url: string, role: Role): Promise<string | undefined> => {
  await signInAs(page, role, `${url}/referralChat`);
  const place = page.getByRole('main');
  const alert = place.getByRole('alert');
  await expect(place.getByRole('heading', { level: 1 }).or(alert).first()).toBeVisible();
  const entry = await page.evaluate(
    () =>
      (globalThis as unknown as Runtime).__FEDERATION__.__INSTANCES__
        .flatMap(({ options }) => options.remotes)
        .find(({ name }) => name === 'chat')?.entry,
  );
  return entry?.split('/').at(-2);
};

const inOwnBrowser = async <Result>(browser: Browser, work: (page: Page) => Promise<Result>) => {
  const context = await browser.newContext();
  const result = await work(await context.newPage());
  await context.close();
  return result;
};

test('drill: a canary release reaches the chosen share of people, and is withdrawn by itself when it fails', async ({
  page,
  browser,
  startServer,
}) => {
  const { url } = await startServer();
  await signInAs(page, 'administrator', url);
  const token = await createDeployToken(page, 'chat');
  const registry = (...words: string[]) =>
    runTool(root, [join('tools/deploy', 'registry.mjs'), ...words, '--to', url], {
      DEPLOY_TOKEN: token,
    });
  const uploadOnly = async (folder: string) => {
    const uploaded = await runTool(
      root,
      [
        ...[join('tools/deploy', 'deploy.mjs'), '--built', folder, '--to', url],
        ...['--upload-only', '--without-browser'],
      ],
      { DEPLOY_TOKEN: token },
    );
    expect(uploaded.printed).toContain('is uploaded, and not live.');
    expect(uploaded.code).toBe(0);
  };
  await uploadOnly(buildNextVersion('9.0.0'));
  await uploadOnly(buildNextVersion('9.1.0', breakLargestChunk));

  const begun = await registry('canary', 'mf-chat', '9.0.0', '100%');
  expect(begun.printed).toContain('chat 9.0.0 is given to 100 of a hundred people.');
  const tried = await inOwnBrowser(browser, (one) => openChats(one, url, 'recruiter'));
  expect(tried).toBe('9.0.0');
  expect((await registry('list')).printed).toMatch(/chat .* 9\.0\.0 for 100%/);

  await page.goto(`${url}/_console/remotes`);
  const chat = page.getByRole('region', { name: 'chat' });
  await expect(chat).toContainText('9.0.0 is tried by 100 of a hundred people');
  await chat.getByRole('button', { name: 'Versions' }).click();
  await expect(chat.getByRole('table')).toContainText('Tried by 100%');
  await expectAccessible(page);
  await chat.getByRole('button', { name: 'Try 9.1.0' }).click();
  await page.getByLabel('Of a hundred people').fill('100');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(chat).toContainText('9.1.0 is tried by 100 of a hundred people');

  for (const role of ['recruiter', 'recruiting-manager', 'hiring-manager'] as const)
    await inOwnBrowser(browser, async (one) => {
      const reported = one.waitForResponse(
        (answer) =>
          answer.url().includes('/remote-reports') &&
          (answer.request().postData() ?? '').includes('"kind"'),
      );
      await openChats(one, url, role);
      await reported;
    });
  await expect(chat).toContainText('9.1.0 was taken back by itself');
  await expect(chat).toContainText('it failed for 3');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await expect(page.getByRole('menuitem', { name: /chat 9\.1\.0 was taken back/ })).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await registry('health')).printed).toContain('chat 9.1.0 was taken back by itself');

  const after = await inOwnBrowser(browser, (one) => openChats(one, url, 'recruiter'));
  expect(after).toMatch(/^1\./);
  await chat.getByRole('button', { name: 'I have seen it' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});
