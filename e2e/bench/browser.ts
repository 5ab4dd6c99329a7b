import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import configuration from '../playwright.config';
import { signInAs } from '../sign-in';
import { installProbe } from './probe';

/** Someone who is signed in, in a browser of their own. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  client: CDPSession;
  leave: () => Promise<void>;
}

/** Opens a browser and signs an administrator in. */
export const visit = async (url: string): Promise<Visitor> => {
  const browser = await chromium.launch(configuration.use?.launchOptions);
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
  });
  // tsx marks functions with a helper of its own, which a page lacks.
  await context.addInitScript('globalThis.__name = (marked) => marked;');
  await context.addInitScript(installProbe);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await signInAs(page, 'administrator');
  return { context, page, client, leave: () => browser.close() };
};
