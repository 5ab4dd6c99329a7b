import type { Page } from '@playwright/test';
import { runInChromium } from '../chromium/in-chromium';
import { openPage } from '../chromium/open-page';
import { Mistake } from '../start/run.mjs';

interface Loaded {
  parts: string[];
  failures: string[];
}

interface Runtime {
  __FEDERATION__?: {
    __INSTANCES__: {
      name: string;
      registerRemotes(remotes: { name: string; entry: string }[], options: object): void;
      loadRemote(id: string): Promise<Record<string, () => Promise<Record<string, unknown>>>>;
    }[];
  };
}

const loadAll = async ({ name, entry }: { name: string; entry: string }): Promise<Loaded> => {
  const shell = (globalThis as Runtime).__FEDERATION__?.__INSTANCES__.find(
    (instance) => instance.name === 'shell',
  );
  if (!shell) return { parts: [], failures: ['The page holds no shell.'] };
  const failures: string[] = [];
  const parts: string[] = [];
  try {
    shell.registerRemotes([{ name, entry }], { force: true });
    const remote = await shell.loadRemote(`${name}/remote`);
    for (const [part, load] of Object.entries(remote)) {
      const loaded = await load().catch(
        (error: unknown) => void failures.push(`${part}: ${String(error)}`),
      );
      if (loaded && !loaded[part]) failures.push(`${part}: its file exports nothing of this name`);
      parts.push(part);
    }
  } catch (error) {
    failures.push(String(error));
  }
  return { parts, failures };
};

/**
 * Answers the redirect to the sign-in page by an empty 204 response, so that the shell stays open without a
 * user.
 */
const openShell = async (page: Page, url: string): Promise<void> => {
  let isOpen = false;
  await page.route('**/*', (route) =>
    isOpen && route.request().isNavigationRequest()
      ? route.fulfill({ status: 204 })
      : route.continue(),
  );
  await openPage(page, url, ', or deploy --without-browser');
  isOpen = true;
  const hasShell = () =>
    (globalThis as Runtime).__FEDERATION__?.__INSTANCES__.some(({ name }) => name === 'shell') ??
    false;
  await page.waitForFunction(hasShell).catch(() => {
    throw new Mistake(
      `${url} shows no console in a browser within 30 seconds. Open it there yourself, then deploy again.`,
    );
  });
};

/**
 * Loads an uploaded version into the shell of its console in a browser and runs all its exports;
 * users do not see the version yet.
 * @returns number of loaded exports.
 * @throws Mistake that names each export that failed.
 */
export const runSmokeTest = async (
  url: string,
  { id, version }: { id: string; version: string },
): Promise<number> => {
  return runInChromium(async (browser) => {
    // The browser ignores certificate errors if Node has verified the certificate against an
    // authority that the browser does not know.
    const ignoreHTTPSErrors = process.env.NODE_EXTRA_CA_CERTS !== undefined;
    const page = await browser.newPage({ ignoreHTTPSErrors });
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await openShell(page, url);
    const entry = `/remotes/${id}/${version}/mf-manifest.json`;
    const { parts, failures } = await page.evaluate(loadAll, {
      name: id.replaceAll('-', '_'),
      entry: url + entry,
    });
    const wrong = [...failures, ...thrown];
    if (wrong.length > 0)
      throw new Mistake(
        `${id} ${version} does not run in ${url}, and is not live:\n  ${wrong.join('\n  ')}`,
      );
    return parts.length;
  });
};
