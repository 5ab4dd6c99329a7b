import { tracesIn } from 'tools/conformance';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';
import { buildExample } from './build-example';
import { serveExample, type HostPage } from './host-page';
import { toDriverPath, runConformance } from './run-conformance';

let host: HostPage;
test.beforeAll(async () => {
  host = await serveExample(buildExample('vite-react'));
});
test.afterAll(() => host.stop());

interface Renderers {
  reactVersions: string[];
}

const listReacts = () => {
  const reactVersions: string[] = [];
  Object.assign(window, {
    reactVersions,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: ({ version }: { version: string }) => reactVersions.push(version),
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
};

test('an app with its own React embeds the applicants and the chat', async ({
  page,
  startServer,
  consoleErrors,
}) => {
  const server = await startServer({ EMBEDDING_APPS: `crm=${host.origin}` });
  const rows = page.locator('#applicants').getByRole('button', { name: /^Actions for/ });
  const goTo = (name: string) => page.getByRole('link', { name, exact: true }).click();
  await page.addInitScript(listReacts);
  await signInAs(page, 'recruiter', `${server.url}/application`);
  await page.goto(`${host.origin}/?console=${server.url}`);
  await goTo('Applicants');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await goTo('Applicants');
  await expect(rows.first()).toBeVisible();

  await test.step('the app keeps its own version of React, and the console uses another', async () => {
    await expect(page.getByText('Drawn by React 19.2.')).toBeVisible();
    const versions = await page.evaluate(() => (window as unknown as Renderers).reactVersions);
    expect(new Set(versions.map((version) => version.replace(/\.\d+$/, '')))).toEqual(
      new Set(['19.2', '19.3']),
    );
  });

  await test.step('the address of the embedded page is part of the app’s address, and Back works', async () => {
    await page.locator('#applicants').getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/#\/application\?page=2$/);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('an embedded page that the app’s code removes leaves nothing behind', async () => {
    await goTo('Chat');
    await expect(page.locator('#chat').getByRole('heading', { level: 1 })).toBeVisible();
    await goTo('Neither');
    await expect(page.locator('#chat')).toHaveCount(0);
    // The first round fills caches of libraries, so the check retries; a real leak grows with each round.
    await expect(async () => {
      const left = await tracesIn(page);
      expect(left['style tags']).toBe(0);
      await goTo('Applicants');
      await expect(rows.first()).toBeVisible();
      await goTo('Neither');
      await expect(page.locator('#applicants')).toHaveCount(0);
      expect(await tracesIn(page)).toEqual(left);
    }).toPass({ timeout: 20_000 });
  });
  expect(consoleErrors).toEqual([]);

  await test.step('the app passes the check that its own CI runs', async () => {
    const { code, printed } = await runConformance(toDriverPath('vite-react'), host, server);
    expect(code, printed).toBe(0);
  });
});
