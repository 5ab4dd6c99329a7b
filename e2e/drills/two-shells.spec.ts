import type { Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { startBalancer } from 'server/test/balancer';
import { waitUntilIdle, countRequests } from '../at-rest';
import { findRowActions } from '../job-list';
import { startConsole } from '../server/console-server';
import { createEmptyDatabase } from '../server/empty-database';
import { buildNextShell } from '../server/next-shell';
import { newDataFolder } from '../server/paths';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const undo: (() => unknown)[] = [];
test.afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

const goOn = async (page: Page, title: string): Promise<void> => {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  // A menu entry may show a count after its title.
  await menu.getByRole('link', { name: new RegExp(`^${title}`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilIdle(page);
};

const scriptOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).find((src) => src.includes('/assets/')),
  );

test('drill: while servers are replaced one by one, tabs of the old and the new shell keep working', async ({
  page,
  context,
  consoleErrors,
}) => {
  const database = await createEmptyDatabase('PostgreSQL');
  undo.push(database.stop);
  const servers: string[] = [];
  const { address, stop } = await startBalancer(servers);
  undo.push(stop);
  const start = async (folder?: string) => {
    const environment = { ...database.environment, PUBLIC_URL: address };
    const server = await startConsole(newDataFolder(), environment, folder);
    undo.push(() => rmSync(server.dataFolder, { recursive: true, force: true }), server.kill);
    servers.push(server.url);
    return server;
  };
  const failed: string[] = [];
  context.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });

  const old = await start();
  await signInAs(page, 'administrator', `${address}/all/job`);
  await expect(findRowActions(page).first()).toBeVisible();
  await waitUntilIdle(page);
  const before = await scriptOf(page);
  expect(before).toBeDefined();

  const folder = buildNextShell();
  undo.push(() => rmSync(folder, { recursive: true }));
  await start(folder);
  // Requests alternate between both servers, so pages ask for files of the other build.
  await goOn(page, 'Applicants');
  const fresh = await context.newPage();
  countRequests(fresh);
  const both = [...servers];
  const begun: (string | undefined)[] = [];
  for (const one of both) {
    servers.splice(0, servers.length, one);
    await fresh.goto(`${address}/job/create`, { waitUntil: 'commit' });
    servers.splice(0, servers.length, ...both);
    await expect(fresh.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await waitUntilIdle(fresh);
    begun.push(await scriptOf(fresh));
  }
  expect(begun[0]).toBe(before);
  expect(begun[1]).not.toBe(before);

  await old.stop();
  servers.splice(servers.indexOf(old.url), 1);
  await goOn(page, 'Referrals');
  await goOn(page, 'Dashboard');
  await goOn(fresh, 'Jobs');
  await fresh.reload();
  await expect(findRowActions(fresh).first()).toBeVisible();
  expect(await scriptOf(fresh)).not.toBe(before);
  expect(await scriptOf(page)).toBe(before);
  expect(failed).toEqual([]);
  expect(consoleErrors).toEqual([]);
});
