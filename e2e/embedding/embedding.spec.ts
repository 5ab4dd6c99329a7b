import type { Locator, Page } from '@playwright/test';
import { tracesIn } from 'tools/conformance';
import { callApi } from '../call-api';
import { composeWord } from '../compose-word';
import { expectAccessible } from '../expect-accessible';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';
import { guideFolder, writeGuidePage } from './guide-page';
import { serveExample, type HostPage } from './host-page';
import { toDriverPath, writeLeakingDriver, runConformance } from './run-conformance';

let host: HostPage;
let other: HostPage;
let guide: HostPage;
const folder = guideFolder();
test.beforeAll(async () => {
  [host, other, guide] = await Promise.all([
    serveExample('plain-page'),
    serveExample('plain-page'),
    serveExample(folder),
  ]);
});
test.afterAll(() => {
  for (const { stop } of [host, other, guide]) stop();
});

const applicants = (page: Page) => page.locator('#applicants');
const chat = (page: Page) => page.locator('#chat');
const ended = (place: Locator) => place.getByText('Your session has ended', { exact: true });
const rowMenu = (page: Page) => applicants(page).getByRole('button', { name: /^Actions for/ });

const styleOf = (element: Locator, ...names: string[]) =>
  element.evaluate(
    (one, wanted) => wanted.map((name) => getComputedStyle(one).getPropertyValue(name)),
    names,
  );

const lookOfHost = async (page: Page) => [
  await styleOf(page.locator('h1').first(), 'font-size', 'color', 'margin-top'),
  await styleOf(
    page.getByRole('button', { name: / the lists$/ }),
    'padding-top',
    'border-top-width',
  ),
  await styleOf(page.locator('html'), 'background-color', 'overflow', 'font-family'),
];

test('another app embeds the applicants and the chat as parts of its own page', async ({
  page,
  startServer,
}) => {
  const server = await startServer({
    EMBEDDING_APPS: `crm=${host.origin}, crm=${guide.origin}`,
  });
  const open = new Set<string>();
  page.on('websocket', (socket) => {
    open.add(socket.url());
    socket.on('close', () => open.delete(socket.url()));
  });
  await signInAs(page, 'recruiter', `${server.url}/application`);

  await test.step('an app that is not listed reads which setting must list it', async () => {
    await page.goto(`${other.origin}/?console=${server.url}`);
    await expect(applicants(page)).toContainText('EMBEDDING_APPS');
  });

  await test.step('the example page of the guide works without changes', async () => {
    writeGuidePage(folder, server.url);
    await page.goto(guide.origin);
    const message = 'You are not signed in';
    await expect(page.locator('hiring-remote')).toContainText(message);
    await expect(page.frameLocator('#frame iframe').getByText(message)).toBeVisible();
  });

  await page.goto(`${host.origin}/?console=${server.url}`);
  const bare = await lookOfHost(page);
  await expect(applicants(page).getByText('You are not signed in')).toBeVisible();

  await test.step('the person signs in once, and returns to the same page of the app', async () => {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(rowMenu(page).first()).toBeVisible();
    await expect(chat(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).searchParams.has('code')).toBe(false);
    await expect.poll(() => open.size).toBe(1);
  });

  await test.step('the styles of the app and of the console do not affect each other', async () => {
    expect(await lookOfHost(page)).toEqual(bare);
    const heading = applicants(page).getByRole('heading', { level: 1 });
    expect(await styleOf(heading, 'font-size', 'letter-spacing', 'color')).toEqual([
      '22px',
      '-0.33px',
      'rgb(28, 27, 25)',
    ]);
    const search = applicants(page).getByRole('searchbox');
    expect(await styleOf(search, 'border-top-style', 'text-transform')).not.toContain('dotted');
    await expectAccessible(page);
  });

  await test.step('an embedded chat is as high as its element, whatever the height of the window', async () => {
    const { height = 0 } = (await chat(page).boundingBox()) ?? {};
    const conversation = chat(page).getByRole('region', { name: 'Conversation' });
    await expect
      .poll(async () => (await conversation.boundingBox())?.height)
      .toBeCloseTo(height - 34, 0);
  });

  await test.step('dates follow the date order of the company, also when it changes while they are shown', async () => {
    const written = async () =>
      applicants(page)
        .locator('time[datetime] > [aria-hidden]')
        .evaluateAll((dates) =>
          dates.map((date) => {
            const [, , month, day] =
              /^(\d+)-(\d+)-(\d+)/.exec(date.parentElement?.getAttribute('datetime') ?? '') ?? [];
            const isIn = (start: string) => date.textContent.startsWith(start);
            return month === day || isIn(`${day}/${month}`)
              ? 'day'
              : isIn(`${month}/${day}`) && 'month';
          }),
        );
    await expect.poll(async () => new Set(await written())).toContain('month');
    const administrator = await (await page.context().browser()?.newContext())?.newPage();
    if (!administrator) throw new Error('There is no second browser context');
    await signInAs(administrator, 'administrator', `${server.url}/`);
    const body = { dateOrder: 'day-first' };
    const path = '/api/v1/company/1';
    expect((await callApi(administrator, path, { method: 'PUT', body })).status()).toBe(200);
    await administrator.context().close();
    await page.bringToFront();
    await expect.poll(async () => [...new Set(await written())]).toEqual(['day']);
  });

  await test.step('the app receives the address of the embedded page, and keeps its own address', async () => {
    await expect(page.locator('#told')).toContainText('/referralChat');
    await applicants(page).getByRole('button', { name: 'Page 2' }).click();
    await expect(page.locator('#told')).toHaveText('applicants shows /application?page=2');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  await test.step('Enter that completes a word of an input method does not send the message or the search', async () => {
    await chat(page).getByRole('listitem').first().getByRole('link').click();
    const composer = chat(page).getByRole('textbox', { name: 'Message' });
    const log = chat(page).getByRole('region', { name: 'Messages' });
    const search = applicants(page).getByRole('searchbox');
    for (const box of [composer, search]) {
      await box.click();
      await composeWord(page, '東京');
      await expect(box).toHaveValue('東京');
    }
    await expect(log.getByText('東京')).toHaveCount(0);
    await expect(page.locator('#told')).toContainText('applicants shows /application?search=');
    await search.fill('');
    await expect(page.locator('#told')).toHaveText('applicants shows /application');
    await expect(rowMenu(page)).toHaveCount(10);
    await composer.press('Enter');
    await expect(log.getByText('東京')).toBeVisible();
  });

  await test.step('a drawer stays inside its embedded page, holds the focus, and returns it when it closes', async () => {
    await rowMenu(page).first().click();
    await page.getByRole('menuitem', { name: 'Status', exact: true }).press('Enter');
    const drawer = applicants(page).getByRole('dialog', { name: 'Update Status' });
    await expect(drawer.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(chat(page).getByRole('dialog')).toHaveCount(0);
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      await expect(drawer.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(rowMenu(page).first()).toBeFocused();
    await page.locator('h1').first().click();
    await page.keyboard.press('/');
    await expect(applicants(page).getByRole('searchbox')).not.toBeFocused();
  });

  await test.step('an ended session is reported in the embedded page, and the input is restored afterwards', async () => {
    const drawer = applicants(page).getByRole('dialog', { name: 'Update Status' });
    const comment = drawer.getByRole('textbox', { name: 'Comment' });
    const goOn = applicants(page).getByRole('button', { name: 'Go on' });
    await rowMenu(page).first().click();
    await page.getByRole('menuitem', { name: 'Status', exact: true }).press('Enter');
    await comment.fill('Called twice');
    await page.route(`${server.url}/**`, async (route) => {
      const asked = new URL(route.request().url()).pathname;
      if (asked.startsWith('/api/') || asked.startsWith('/account/'))
        await route.fulfill({
          status: 401,
          headers: { 'access-control-allow-origin': host.origin },
          json: { error: { code: 'NOT_SIGNED_IN', message: 'Sign in again.' } },
        });
      else await route.continue();
    });
    await chat(page).evaluate((host) => host.setAttribute('address', '/referralChat?search=an'));
    await expect(ended(applicants(page))).toBeVisible();
    await expect(ended(chat(page))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(host.origin);
    await expect(drawer).toBeHidden();
    await expect(goOn).toBeFocused();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await page.unroute(`${server.url}/**`);
    await goOn.click();
    await expect(ended(applicants(page))).toBeHidden();
    await expect(comment).toHaveValue('Called twice');
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await comment.fill('');
    // An Escape before the form has noticed that it is clean opens a confirmation, so the test retries.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await expect(rowMenu(page).first()).toBeFocused();
  });

  await test.step('an embedded page that is removed leaves nothing behind in the app', async () => {
    const hide = page.getByRole('button', { name: / the lists$/ });
    const turn = async (shown: boolean) => {
      await hide.click();
      await expect(applicants(page)).toHaveCount(shown ? 1 : 0);
    };
    await turn(false);
    await expect.poll(() => open.size).toBe(0);
    const left = await tracesIn(page);
    expect(left['style tags']).toBe(0);
    expect(await lookOfHost(page)).toEqual(bare);
    await turn(true);
    await expect(rowMenu(page).first()).toBeVisible();
    await expect.poll(() => open.size).toBe(1);
    await turn(false);
    await expect.poll(() => open.size).toBe(0);
    await expect.poll(() => tracesIn(page)).toEqual(left);
  });

  await test.step('the app passes the check that its own CI runs', async () => {
    const { code, printed } = await runConformance(toDriverPath('plain-page'), host, server);
    expect(code, printed).toBe(0);
  });

  await test.step('an app in which an embedded page leaves something behind fails the check', async () => {
    const { code, printed } = await runConformance(
      writeLeakingDriver('plain-page'),
      host,
      server,
      ...['--only', 'nothing is left'],
    );
    expect(code).toBe(1);
    expect(printed).toContain('listeners of the window');
  });
});
