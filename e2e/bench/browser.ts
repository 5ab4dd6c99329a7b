import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { wholeBrowserOptions } from '../playwright.config';
import { signInAs } from '../sign-in';
import { installProbe } from './probe';

export interface Visitor {
  context: BrowserContext;
  page: Page;
  client: CDPSession;
  leave: () => Promise<void>;
}

/**
 * Uses a profile on disk like real users, since a private window keeps no compiled code between visits.
 * `options` are Chromium flags.
 */
export const openVisitor = async (
  url: string,
  options: readonly string[] = [],
): Promise<Visitor> => {
  const { launchOptions: launch } = wholeBrowserOptions;
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...launch.args, ...options],
    baseURL: url,
    viewport: { width: 1440, height: 900 },
  });
  // tsx wraps functions in a helper that pages lack.
  await context.addInitScript('globalThis.__name = (marked) => marked;');
  await context.addInitScript(installProbe);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await signInAs(page, 'administrator');
  const leave = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { context, page, client, leave };
};
