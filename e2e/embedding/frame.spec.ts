import { expect, test, type StartServer } from '../test';
import { signInAs } from '../sign-in';
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

test('another app shows the applicants in a frame, and no page beside its own does', async ({
  page,
  startServer,
}) => {
  const server = await consoleFor(startServer);
  const frame = page.frameLocator('iframe');
  const told = page.locator('#told');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signInAs(page, 'recruiter', `${server.url}/application`);
  await page.goto(`${host.origin}/?console=${server.url}`);
  await expect(frame.getByText('You are not signed in')).toBeVisible();

  await test.step('its person signs in once, and the session reaches the frame', async () => {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(frame.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible();
    const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;
    expect(asked.filter((address) => token.test(address))).toEqual([]);
  });

  await test.step('the page follows the address and the height', async () => {
    const element = page.locator('iframe');
    await expect.poll(async () => (await element.boundingBox())?.height).toBeGreaterThan(480);
    await frame.getByRole('button', { name: 'Page 2' }).click();
    await expect(told).toHaveText('The frame shows /application?page=2');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  await test.step('the browser shows it to no other page', async () => {
    await page.clock.install();
    await page.goto(`${other.origin}/?console=${server.url}`);
    await expect(page.locator('iframe')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(told).toContainText('EMBEDDING_APPS');
    await expect(frame.locator('main')).toHaveCount(0);
  });

  await test.step('nor does it show itself, where a browser would let it', async () => {
    await page.route(`${server.url}/embed/frame?*`, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      delete headers['content-security-policy'];
      await route.fulfill({ response, headers });
    });
    await page.goto(`${other.origin}/?console=${server.url}`);
    await expect(frame.getByText('Pages of this origin may not show')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(told).toContainText('EMBEDDING_APPS');
  });
});
