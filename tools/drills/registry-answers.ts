import type { Page, Route } from '@playwright/test';
import type { RegisteredRemote, Registry } from 'server/contract/console/registry/registry';
import type { Stage } from './stage';

const file = '**/registry.json';

/**
 * Replaces the registry's response.
 * @returns a function that restores the real registry.
 */
export const answerRegistry = async (
  page: Page,
  answer: (route: Route) => unknown,
): Promise<() => Promise<void>> => {
  const handle = async (route: Route) => void (await answer(route));
  await page.route(file, handle);
  return () => page.unroute(file, handle);
};

export const changeRemote = ({ page, id }: Stage, change: (remote: RegisteredRemote) => void) =>
  answerRegistry(page, async (route) => {
    const answer = await route.fetch();
    const registry = (await answer.json()) as Registry;
    for (const remote of registry.remotes) if (remote.id === id) change(remote);
    await route.fulfill({ response: answer, json: registry });
  });

const nextVersion = '999.0.0-drill';

/** Simulates a new version for this page, served from the files of the live version. */
export const deployNext = async (stage: Stage): Promise<() => Promise<void>> => {
  const { page, id, version } = stage;
  const loaded = `**/remotes/${id}/${nextVersion}/**`;
  const handle = async (route: Route) => {
    const address = route.request().url().replace(nextVersion, version);
    await route.fulfill({ response: await route.fetch({ url: address }) });
  };
  await page.route(loaded, handle);
  return changeRemote(stage, (remote) => {
    remote.entry = remote.entry.replace(remote.version, nextVersion);
    remote.version = nextVersion;
  });
};

export const waitForNext = ({ page, id }: Stage) =>
  page.waitForRequest((request) => request.url().includes(`/remotes/${id}/${nextVersion}/`));

/**
 * Advances the clock, since a tab checks for new versions at most twice a minute. Older consoles use `Date`
 * instead of `performance`.
 */
export const triggerUpdateCheck = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const clock of [performance, Date]) {
      const now = clock.now.bind(clock);
      clock.now = () => now() + 60_000;
    }
    window.dispatchEvent(new Event('focus'));
  });
