import type { Page } from '@playwright/test';
import { serveExample } from '../embedding/host-page';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';
import { openHeap, type Heap } from './heap';
import { installConsoleShower } from './in-console';
import { installHostShower } from './in-host';
import { panelInput, listParts, type ShownPart } from './parts';
import { showRepeatedly } from './shower';

const rounds = 8;

// A hundred pages and panels, eight rounds each, exceed the usual limit on a slow machine.
test.describe.configure({ timeout: 900_000 });

/** Maximum heap growth over all rounds: caches may fill once, but not once for each round. */
const most: Heap = { bytes: 160_000, nodes: 24, listeners: 4 };

const between = (before: Heap, after: Heap): Heap => ({
  bytes: after.bytes - before.bytes,
  nodes: after.nodes - before.nodes,
  listeners: after.listeners - before.listeners,
});

const isTooMuch = (left: Heap): boolean =>
  left.bytes > most.bytes || left.nodes > most.nodes || left.listeners > most.listeners;

const leaksOf = async (page: Page, parts: ShownPart[]) => {
  const heap = await openHeap(page);
  const go = (part: ShownPart, times: number, stays = 0) =>
    page.evaluate(showRepeatedly, { part, input: panelInput, rounds: times, stays });
  for (const part of parts)
    expect(await go(part, 1, 150), part.name).not.toMatch(/Page not found|is not available/);

  const another = parts.find(({ panel }) => panel) as ShownPart;
  let before = await heap();
  const leftBy = async (part: ShownPart): Promise<Heap> => {
    await go(part, rounds);
    // The last page or panel stays in memory until another one is shown.
    await go(another, 1);
    const after = await heap();
    const left = between(before, after);
    before = after;
    return left;
  };
  const leaks: [string, Heap][] = [];
  for (const part of parts) {
    let left = await leftBy(part);
    // Code that is compiled during the test adds memory once; a real leak grows again.
    if (isTooMuch(left)) left = await leftBy(part);
    if (isTooMuch(left)) leaks.push([part.name, left]);
  }
  return leaks;
};

test('the console uses no more memory after pages and drawers are opened and closed as in a day of work', async ({
  page,
  server,
}) => {
  await signInAs(page, 'administrator', '/nothing-here');
  await installConsoleShower(page);
  expect(await leaksOf(page, await listParts(page.request, server.url))).toEqual([]);
});

test('an app that embeds and removes parts of the console uses no more memory', async ({
  page,
  startServer,
}) => {
  const host = await serveExample('plain-page');
  const { url } = await startServer({ EMBEDDING_APPS: `crm=${host.origin}` });
  await signInAs(page, 'administrator', `${url}/nothing-here`);
  await page.goto(`${host.origin}/?console=${url}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('#chat').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Hide the lists' }).click();
  await installHostShower(page, url);
  expect(await leaksOf(page, await listParts(page.request, url))).toEqual([]);
  host.stop();
});
