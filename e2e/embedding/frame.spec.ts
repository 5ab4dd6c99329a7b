import type { Page } from '@playwright/test';
import { signInAs } from '../sign-in';
import { expect, test, type StartServer } from '../test';
import { serveExample, type HostPage } from './host-page';

let host: HostPage;
let other: HostPage;
test.beforeAll(async () => {
  [host, other] = await Promise.all([serveExample('frame'), serveExample('frame')]);
});
test.afterAll(() => {
  host.stop();
  other.stop();
});

const consoleFor = (start: StartServer) => start({ EMBEDDING_APPS: `crm=${host.origin}` });

const signOutAtConsole = async (page: Page, url: string) => {
  const answer = await page.request.post(`${url}/account/logout`, {
    headers: { origin: url },
    form: {},
    maxRedirects: 0,
  });
  return { status: answer.status() };
};

interface Ended {
  origin: string;
  token: string;
}

const handOverEnded = async ({ origin, token }: Ended): Promise<void> => {
  const { mountFrame } = (await import(`${origin}/embed/host.js`)) as {
    mountFrame: (element: Element, options: object) => unknown;
  };
  const place = document.body.appendChild(document.createElement('section'));
  place.id = 'ended';
  const log = document.querySelector('#told');
  mountFrame(place, {
    origin,
    app: 'crm',
    remote: 'applicants',
    getAccessToken: () => Promise.resolve(token),
    onEvent: ({ type }: { type: string }) => {
      if (log && type === 'sessionNeeded') log.textContent = `The frame says ${type}`;
    },
  });
};

test('an app shows the applicants in a frame, and a page of any other origin cannot', async ({
  page,
  startServer,
}) => {
  const server = await consoleFor(startServer);
  const frame = page.frameLocator('iframe');
  const log = page.locator('#told');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signInAs(page, 'recruiter', `${server.url}/application`);
  await page.goto(`${host.origin}/?console=${server.url}`);
  await expect(frame.getByText('You are not signed in')).toBeVisible();

  await test.step('the person of the app signs in once, and the session reaches the frame', async () => {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(frame.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible();
    const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;
    expect(asked.filter((address) => token.test(address))).toEqual([]);
  });

  await test.step('the app receives the address and the height of the page in the frame', async () => {
    const element = page.locator('iframe');
    await expect.poll(async () => (await element.boundingBox())?.height).toBeGreaterThan(480);
    await frame.getByRole('button', { name: 'Page 2' }).click();
    await expect(log).toHaveText('The frame shows /application?page=2');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  await test.step('the browser shows the frame to no app of another origin', async () => {
    await page.clock.install();
    await page.goto(`${other.origin}/?console=${server.url}`);
    await expect(page.locator('iframe')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(log).toContainText('EMBEDDING_APPS');
    await expect(frame.locator('main')).toHaveCount(0);
  });

  await test.step('the frame shows no page to another origin even where a browser would permit it', async () => {
    await page.route(`${server.url}/embed/frame?*`, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      delete headers['content-security-policy'];
      await route.fulfill({ response, headers });
    });
    await page.goto(`${other.origin}/?console=${server.url}`);
    await expect(frame.getByText('Pages of this origin may not show')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(log).toContainText('EMBEDDING_APPS');
  });
});

test('a session in a frame renews silently, and its end is reported in the frame and to the host page', async ({
  page,
  startServer,
}) => {
  const server = await consoleFor(startServer);
  const frame = page.frameLocator('iframe');
  const rowMenu = frame.getByRole('button', { name: /^Actions for/ }).first();
  const drawer = frame.getByRole('dialog', { name: 'Update Status' });
  const ended = frame.getByText('Your session has ended', { exact: true });
  const signIn = page.getByRole('button', { name: 'Sign in' });
  const bearers = new Set<string>();
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization && request.frame() !== page.mainFrame()) bearers.add(authorization);
  });
  await page.clock.install();
  await signInAs(page, 'recruiter', `${server.url}/application`);
  await page.goto(`${host.origin}/?console=${server.url}`);
  await signIn.click();
  await expect(rowMenu).toBeVisible();

  await test.step('a token that is about to expire is replaced by the host page', async () => {
    const [before] = bearers;
    const renewed = page.waitForResponse('**/account/hand-over/renew');
    // Two tokens from the same second can be equal.
    await page.waitForTimeout(1_100);
    await page.clock.fastForward('09:30');
    expect((await renewed).status()).toBe(200);
    bearers.clear();
    await frame.getByRole('button', { name: 'Page 2' }).click();
    await expect(page.locator('#told')).toHaveText('The frame shows /application?page=2');
    await expect.poll(() => bearers.size).toBe(1);
    expect(bearers).not.toContain(before);
    await expect(signIn).toBeHidden();
  });

  await test.step('a session that is ended in the console also ends in the frame, whose page can then not be used', async () => {
    await rowMenu.click();
    await frame.getByRole('menuitem', { name: 'Status', exact: true }).press('Enter');
    await expect(drawer.getByRole('button', { name: 'Cancel' })).toBeVisible();
    const { status } = await signOutAtConsole(page, server.url);
    expect(status).toBe(303);
    await expect(ended).toBeVisible();
    await expect(signIn).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(frame.getByRole('button', { name: 'Go on' })).toBeFocused();
    await frame.getByRole('button', { name: 'Go on' }).press('Enter');
    await expect(frame.getByRole('button', { name: 'Go on' })).toBeEnabled();
    await expect(ended).toBeVisible();
    await expect(rowMenu.click({ timeout: 1_000 })).rejects.toThrow();
  });

  await test.step('a session that has ended before the app hands it over does not count as a session', async () => {
    const [bearer = ''] = bearers;
    await page.evaluate(handOverEnded, {
      origin: server.url,
      token: bearer.replace('Bearer ', ''),
    });
    await expect(page.locator('#told')).toHaveText('The frame says sessionNeeded');
    await expect(
      page.frameLocator('#ended iframe').getByText('Your session has ended', { exact: true }),
    ).toBeVisible();
    await expect(page.frameLocator('#ended iframe').locator('[inert]')).toHaveCount(1);
  });
});
