import type { APIRequestContext, Browser, Page, Request } from '@playwright/test';
import { findRowActions } from '../job-list';
import { signInOnPage } from '../sign-in';
import { readStoredSession, storeSession, type StoredSession } from '../session';
import { runSteps } from '../steps';
import { expect, test } from '../test';

const callbackOf = (address: string) => new URL(address).searchParams.get('callback');
const isSignIn = (address: URL) => address.pathname.startsWith('/account/login');

const closed = [
  '/',
  '/job/view/1?tab=x',
  '/question-template',
  '/general-settings',
  '/referralChat',
];

test('every address leads a signed-out person to sign-in, which returns only to pages of this host', async ({
  page,
  server,
}) => {
  await runSteps([
    ...closed.map(
      (path) =>
        [
          path,
          async () => {
            await page.goto(path, { waitUntil: 'commit' });
            await page.waitForURL(isSignIn);
            expect(callbackOf(page.url())).toBe(server.url + path);
          },
        ] as const,
    ),
    [
      'an unknown authType in the address leads to sign-in',
      async () => {
        await page.goto('/?token=x&app=y&authType=other', { waitUntil: 'commit' });
        await page.waitForURL(isSignIn);
      },
    ],
    [
      'a sign-in link that returns to a foreign host is refused',
      async () => {
        const answer = await page.goto(
          '/account/login?callback=https%3A%2F%2Felsewhere.example%2F',
        );
        expect(answer?.status()).toBe(400);
      },
    ],
  ]);
});

const arrivals = [
  ['self', ''],
  ['sso', '&ssoToken=from-the-provider'],
] as const;

const arrive = async (
  browser: Browser,
  url: string,
  given: StoredSession | null,
  [authType, more]: (typeof arrivals)[number],
) => {
  const context = await browser.newContext({ baseURL: url });
  const fresh = await context.newPage();
  const values = `token=${given?.selfToken}&app=${given?.appToken}&authType=${authType}${more}`;
  await fresh.goto(`/?${values}`, { waitUntil: 'commit' });
  await expect(fresh.getByRole('navigation').first()).toBeVisible();
  await expect(fresh).toHaveURL(`${url}/`);
  expect(await readStoredSession(fresh)).toMatchObject({
    authType,
    appToken: given?.appToken,
    ssoToken: authType === 'sso' ? 'from-the-provider' : '',
    selfToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  });
  await context.close();
};

const incomplete = [
  { authType: 'sso', ssoToken: '' },
  { authType: 'self', appToken: '' },
  { authType: 'other' },
] as const;

test('sign-in opens the requested page and stores the session; an incomplete session leads to sign-in', async ({
  page,
  browser,
  server,
}) => {
  await signInOnPage(page, 'recruiter', '/all/job?page=2');
  await expect(page).toHaveURL(/\/all\/job\?page=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const session = await readStoredSession(page);
  await runSteps([
    [
      'the session is stored under one key with four fields',
      async () =>
        expect(Object.keys(session ?? {}).sort()).toEqual([
          'appToken',
          'authType',
          'selfToken',
          'ssoToken',
        ]),
    ],
    ...arrivals.map(
      (arrival) =>
        [
          `arriving with a token of type ${arrival[0]} opens the console`,
          () => arrive(browser, server.url, session, arrival),
        ] as const,
    ),
    ...incomplete.map(
      (change) =>
        [
          `a stored session with ${JSON.stringify(change)} does not count as a session`,
          async () => {
            await storeSession(page, { ...session, ...change });
            await page.goto('/', { waitUntil: 'commit' });
            await page.waitForURL(isSignIn);
          },
        ] as const,
    ),
  ]);
});

const reloadAndOpenTab = async (page: Page) => {
  const tab = await page.context().newPage();
  for (const open of [() => tab.goto('/all/job'), () => tab.reload()]) {
    await open();
    await expect(findRowActions(tab).first()).toBeVisible();
    await expect(tab).toHaveURL(/\/all\/job/);
  }
  await tab.close();
};

const carryTokens = async (page: Page) => {
  const calls: { url: URL; bearer: string | undefined }[] = [];
  const note = (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/'))
      calls.push({ url, bearer: request.headers()['authorization'] });
  };
  page.on('request', note);
  await page.goto('/');
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(findRowActions(page).first()).toBeVisible();
  page.off('request', note);
  const session = await readStoredSession(page);
  expect(calls.length).toBeGreaterThan(3);
  for (const { url, bearer } of calls) {
    expect(url.searchParams.get('app'), url.href).toBe(session?.appToken);
    expect(bearer, url.href).toBe(`Bearer ${session?.selfToken}`);
  }
  expect(calls.filter(({ url }) => url.pathname === '/api/v2/permissions')).toHaveLength(1);
};

const refuseWithoutToken = async (page: Page, request: APIRequestContext) => {
  const app = (await readStoredSession(page))?.appToken;
  for (const headers of [undefined, { authorization: 'Bearer made.up.token' }]) {
    const answer = await request.get(`/api/v1/job?app=${app}`, { ...(headers && { headers }) });
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toEqual({ error: expect.anything() as object });
  }
};

const openUnreadableLink = async (page: Page, url: string) => {
  const before = await readStoredSession(page);
  await page.goto('/all/job?token=garbage&app=console&authType=self');
  await expect(page.getByText('You stay signed in as before.')).toBeVisible();
  await expect(findRowActions(page).first()).toBeVisible();
  await expect(page).toHaveURL(`${url}/all/job`);
  expect(await readStoredSession(page)).toEqual(before);
};

const signOutEverywhere = async (page: Page, url: string) => {
  const other = await page.context().newPage();
  await other.goto('/all/job');
  await expect(findRowActions(other).first()).toBeVisible();
  const leaving = page.waitForRequest((request) => request.url().includes('/account/logout'));
  await page.goto('/logout', { waitUntil: 'commit' });
  expect(callbackOf((await leaving).url())).toContain(url);
  await page.waitForURL(isSignIn);
  await other.waitForURL((address) => address.pathname.startsWith('/account/'));
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForURL(isSignIn);
};

test('a session survives reloads and broken links, and signing out ends it in every tab', async ({
  page,
  request,
  server: { url },
}) => {
  await signInOnPage(page, 'recruiter');
  await runSteps([
    ['a session survives reloads and is shared with new tabs', () => reloadAndOpenTab(page)],
    [
      'every call carries bearer and app, and permissions are requested once',
      () => carryTokens(page),
    ],
    ['without a valid token the API gives no data', () => refuseWithoutToken(page, request)],
    [
      'a link with an unreadable token leaves the session alone, and says so',
      () => openUnreadableLink(page, url),
    ],
    [
      'signing out ends the session at the account service, also in other tabs',
      () => signOutEverywhere(page, url),
    ],
  ]);
});

const tokenLink = (session: { selfToken: string; appToken: string } | null) =>
  `/all/job?token=${session?.selfToken}&app=${session?.appToken}&authType=self`;

test('a link with another person’s token asks before it changes the session; Enter keeps the current session', async ({
  page,
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const theirs = await context.newPage();
  await signInOnPage(theirs, 'auditor');
  const link = tokenLink(await readStoredSession(theirs));
  await context.close();

  await signInOnPage(page, 'recruiter');
  const before = await readStoredSession(page);
  await page.goto(link);
  await expect(page.getByRole('alertdialog')).toContainText('You are signed in as');
  await expect(page).toHaveURL(`${server.url}/all/job`);
  await expect(page.getByRole('button', { name: /^Stay signed in as / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findRowActions(page).first()).toBeVisible();
  expect(await readStoredSession(page)).toEqual(before);

  await page.goto(link);
  await expect(page.getByRole('button', { name: /^Stay signed in as / })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect
    .poll(async () => (await readStoredSession(page))?.selfToken)
    .not.toBe(before?.selfToken);
});

test('a picture or link of another site cannot sign a person out', async ({ page, server }) => {
  await signInOnPage(page, 'recruiter');
  await page.goto('/all/job');
  await page.evaluate(
    () =>
      new Promise((done) => {
        const picture = new Image();
        picture.onload = picture.onerror = done;
        picture.src = '/account/logout';
      }),
  );
  await page.reload();
  await expect(findRowActions(page).first()).toBeVisible();
  await page.goto(server.url.replace('127.0.0.1', 'localhost') + '/robots.txt');
  await page.goto(`${server.url}/account/logout`);
  await expect(page.getByRole('heading', { name: 'Sign out?' })).toBeVisible();
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto(`${server.url}/account/logout`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(isSignIn);
});

test('a person with an expired or forged session is redirected to sign-in once, without a loop', async ({
  page,
}) => {
  await signInOnPage(page, 'recruiter');
  const session = await readStoredSession(page);
  await page.context().clearCookies();
  await storeSession(page, { ...session, selfToken: `${session?.selfToken.slice(0, -4)}AAAA` });
  const visits: string[] = [];
  page.on('framenavigated', (frame) => visits.push(frame.url()));
  await page.goto('/all/job', { waitUntil: 'commit' });
  await page.waitForURL(isSignIn);
  await page.waitForTimeout(1_500);
  expect(visits.filter((url) => isSignIn(new URL(url)))).toHaveLength(1);
});
