import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { readData } from '../call-api';
import { createDeployToken } from '../deploy-token';
import { failRemote } from 'tools/drills';
import { runTool } from '../run-tool';
import { root } from '../server/paths';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

interface Health {
  id: string;
  loads: number;
  failures: Record<string, number>;
  p75: number | null;
  tabs: number;
}

const healthOf = async (page: Page, id: string): Promise<Health | undefined> =>
  (await readData<Health[]>(page, '/api/v1/registry/health')).find((one) => one.id === id);

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('drill: a failure in one person’s tab is visible to those who maintain the remotes', async ({
  page,
  context,
  startServer,
}) => {
  const { url } = await startServer();
  const patience = { timeout: 30_000 };
  await signInAs(page, 'administrator', url);
  await page.goto(`${url}/all/job`);
  await expect(heading(page)).toBeVisible();
  const tabs = async () => (await healthOf(page, 'chat'))?.tabs;
  await expect.poll(tabs, patience).toBe(1);
  await expect.poll(() => healthOf(page, 'jobs'), patience).toMatchObject({ failures: {} });
  const jobs = await healthOf(page, 'jobs');
  expect(jobs?.loads).toBeGreaterThan(0);
  expect(jobs?.p75).toBeGreaterThan(0);

  const other = await context.newPage();
  const mend = await failRemote(other, 'chat', 'chunk');
  await other.goto(`${url}/referralChat`);
  await expect(other.getByRole('main').getByRole('alert')).toContainText('is not available');
  await expect.poll(tabs, patience).toBe(2);
  await expect
    .poll(async () => (await healthOf(page, 'chat'))?.failures, patience)
    .toEqual({ chunk: 1 });

  const token = await createDeployToken(page, 'chat');
  const command = [join('tools/deploy', 'registry.mjs'), 'health', '--to', url];
  const { printed, code } = await runTool(root, command, { DEPLOY_TOKEN: token });
  expect(printed).toMatch(/chat +\S+ +\d+ +1 chunk +/);
  expect(code).toBe(0);

  // The closing tab reports itself; the fault's interception must not delay that request.
  await mend();
  await other.close({ runBeforeUnload: true });
  await expect.poll(tabs, patience).toBe(1);

  await page.goto(`${url}/_console/remotes`);
  await expect(page.getByRole('region', { name: 'chat' })).toContainText(
    'Failed for 1 person (1 chunk)',
  );
  await expect(page.getByRole('region', { name: 'jobs' })).toContainText(
    /[1-9]\d* loads?, No failures, p75 load time [\d.]+ m?s/,
  );
});
