import type { Locator, Page } from '@playwright/test';
import { join } from 'node:path';
import { createDeployToken } from '../deploy-token';
import { breakLargestChunk, buildNextVersion, removeBuilds } from '../next-build';
import { runTool } from '../run-tool';
import { root } from '../server/paths';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

test.afterAll(removeBuilds);

const run = (tool: string, args: string[], token: string) =>
  runTool(root, [join('tools/deploy', tool), ...args], { DEPLOY_TOKEN: token });

const expectToWait = async (tab: Page, input: Locator): Promise<void> => {
  const update = tab.getByRole('button', { name: 'Update now' });
  // A tab checks for new versions on focus, at most every 30 seconds.
  await expect(async () => {
    await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(update).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 45_000 });
  await update.click();
  await tab.getByRole('button', { name: 'Stay' }).click();
  await expect(input).toHaveValue('Lighthouse keeper');
  await expect(update).toBeVisible();
};

test('drill: a team deploys its remote, is refused a broken version, and rolls back', async ({
  page,
  context,
  startServer,
}) => {
  const { url } = await startServer();
  await signInAs(page, 'administrator', url);
  const token = await createDeployToken(page, 'chat');
  const live = async () => {
    const { remotes } = (await (await fetch(`${url}/registry.json`)).json()) as {
      remotes: { id: string; version: string }[];
    };
    return remotes.find((remote) => remote.id === 'chat')?.version;
  };
  const first = await live();
  const open = await context.newPage();
  await open.goto(`${url}/job/createv1`);
  const title = open.getByLabel(/^Job Title/);
  await title.fill('Lighthouse keeper');

  const shipped = await run(
    'deploy.mjs',
    ['--built', buildNextVersion('9.0.0'), '--to', url],
    token,
  );
  expect(shipped.printed).toContain(`chat 9.0.0 is live in place of ${first}`);
  expect(shipped.code).toBe(0);
  expect(await live()).toBe('9.0.0');
  await page.goto(`${url}/referralChat`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  await expectToWait(open, title);

  const broken = buildNextVersion('9.1.0', breakLargestChunk);
  const refused = await run('deploy.mjs', ['--built', broken, '--to', url], token);
  expect(refused.printed).toContain('chat 9.1.0 does not run in');
  expect(refused.printed).toContain('broken by its team');
  expect(refused.code).toBe(1);
  expect(await live()).toBe('9.0.0');

  const other = await run(
    'deploy.mjs',
    ['--built', join(root, 'mf-jobs/dist'), '--to', url],
    token,
  );
  expect(other.printed).toMatch(/is live already|deploys "chat" and no other remote/);
  const stranger = await run('registry.mjs', ['list', '--to', url], `${token}x`);
  expect(stranger.printed).toContain('This service token is not known here.');
  expect(stranger.code).toBe(1);

  const listed = await run('registry.mjs', ['list', '--to', url], token);
  expect(listed.printed).toMatch(/chat +9\.0\.0 /);
  const back = await run('registry.mjs', ['rollback', 'chat', '--to', url], token);
  expect(back.printed).toContain(`chat ${first} is live in place of 9.0.0.`);
  expect(await live()).toBe(first);

  await expect(title).toHaveValue('Lighthouse keeper');
  await open.close();

  await page.goto(`${url}/_console/remotes`);
  const chat = page.getByRole('region', { name: 'chat' });
  await expect(chat).toContainText(`${first}, live since`);
  await chat.getByRole('button', { name: 'Versions' }).click();
  const versions = chat.getByRole('table', { name: 'Versions of chat' });
  await expect(versions.getByRole('row')).toHaveCount(4);
  await chat.getByRole('button', { name: 'Go back to 9.0.0' }).click();
  await page.getByRole('button', { name: 'Make it live' }).click();
  await expect(chat).toContainText('9.0.0, live since');
  expect(await live()).toBe('9.0.0');
  await chat.getByRole('button', { name: `Make live ${first}` }).click();
  await run('registry.mjs', ['promote', 'chat', '9.1.0', '--to', url], token);
  await page.getByRole('button', { name: 'Make it live' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('chat 9.1.0 went live meanwhile');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await run('registry.mjs', ['promote', 'chat', first ?? '', '--to', url], token);

  await run('registry.mjs', ['disable', 'chat', '--to', url], token);
  await page.goto(url);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Jobs' })).toBeVisible();
  expect(await live()).toBeUndefined();
  await run('registry.mjs', ['enable', 'chat', '--to', url], token);
  expect(await live()).toBe(first);
});
