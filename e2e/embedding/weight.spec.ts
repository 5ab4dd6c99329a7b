import type { Page } from '@playwright/test';
import { countPageLoad } from '../count-load';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';
import { serveExample } from './host-page';

/** Maximum ratio of bytes and of requests of an embedded list to those of the console. */
const most = 1.15;

const rows = (page: Page) => page.getByRole('button', { name: /^Actions for/ });

const leaveOutChat = () =>
  document.addEventListener('readystatechange', () => document.querySelector('#chat')?.remove());

test('an embedded list loads only slightly more bytes and requests than the same list in the console', async ({
  page,
  startServer,
}) => {
  const host = await serveExample('plain-page');
  const { url } = await startServer({ EMBEDDING_APPS: `crm=${host.origin}` });
  await signInAs(page, 'recruiter', `${url}/all/job`);
  const load = await countPageLoad(page, url);
  await page.goto(`${url}/application`);
  await expect(rows(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const own = { ...load };

  await page.addInitScript(leaveOutChat);
  await page.goto(`${host.origin}/?console=${url}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(rows(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const embedded = { ...load };
  host.stop();

  const figures = `console ${own.bytes} bytes, ${own.requests} requests; host ${embedded.bytes}, ${embedded.requests}`;
  test.info().annotations.push({ type: 'weight', description: figures });
  expect(embedded.bytes, figures).toBeGreaterThan(100_000);
  expect(embedded.bytes / own.bytes, figures).toBeLessThanOrEqual(most);
  expect(embedded.requests / own.requests, figures).toBeLessThanOrEqual(most);
});
