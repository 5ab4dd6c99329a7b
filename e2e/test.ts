import { test as base, type Page } from '@playwright/test';
import { cpSync, rmSync } from 'node:fs';
import { countRequests } from './at-rest';
import { startConsole, type ConsoleServer } from './server/console-server';
import { newDataFolder, getTemplateFolder } from './server/paths';
import { translatePages } from './translate';

/** Starts a server with a copy of the seeded data; it stops and is deleted after the test. */
export type StartServer = (environment?: Record<string, string>) => Promise<ConsoleServer>;

const withServers = async (use: (start: StartServer) => Promise<void>): Promise<void> => {
  const servers: ConsoleServer[] = [];
  await use(async (environment) => {
    const folder = newDataFolder();
    cpSync(getTemplateFolder(), folder, { recursive: true });
    const server = await startConsole(folder, environment);
    servers.push(server);
    return server;
  });
  for (const server of servers) {
    await server.kill();
    // Child processes of a killed server may still write for a moment.
    rmSync(server.dataFolder, { recursive: true, force: true, maxRetries: 20 });
  }
};

export interface Options {
  isTranslated: boolean;
}

interface Fixtures {
  startServer: StartServer;
  consoleErrors: string[];
}

interface WorkerFixtures {
  server: ConsoleServer;
}

const collectErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text());
  });
  return errors;
};

/** Removes state that Playwright keeps between tests of one context. */
const leaveNothing = async (page: Page): Promise<void> => {
  await page.context().setOffline(false);
  await page.context().clearPermissions();
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.clear());
};

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  isTranslated: [false, { option: true }],
  server: [
    async ({}, use) => withServers(async (start) => use(await start())),
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  startServer: async ({}, use) => withServers(use),
  page: async ({ page, isTranslated, reuseContext }, use) => {
    if (reuseContext) await leaveNothing(page);
    countRequests(page);
    const errors = collectErrors(page);
    if (isTranslated) await translatePages(page);
    await use(page);
    if (isTranslated)
      base.expect(errors.filter((line) => /removeChild|insertBefore|React/.test(line))).toEqual([]);
  },
  consoleErrors: async ({ page }, use) => use(collectErrors(page)),
});

export { expect } from '@playwright/test';
