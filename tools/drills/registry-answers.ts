import type { Page, Route } from '@playwright/test';
import type { RegisteredRemote, Registry } from 'server/contract/registry/registry';
import type { Stage } from './stage';

const file = '**/registry.json';

/** Answers the registry otherwise for this page, until the returned function is called. */
export const answerRegistry = async (
  page: Page,
  answer: (route: Route) => unknown,
): Promise<() => Promise<void>> => {
  const handle = async (route: Route) => void (await answer(route));
  await page.route(file, handle);
  return () => page.unroute(file, handle);
};

/** The registry as it is, but for one remote. */
export const changeRemote = ({ page, id }: Stage, change: (remote: RegisteredRemote) => void) =>
  answerRegistry(page, async (route) => {
    const answer = await route.fetch();
    const registry = (await answer.json()) as Registry;
    for (const remote of registry.remotes) if (remote.id === id) change(remote);
    await route.fulfill({ response: answer, json: registry });
  });

const nextVersion = '999.0.0-drill';

/** Lets this page see a version deployed that has the files of the live one, until it is taken back. */
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

/** Whether anything of the next version was fetched. */
export const waitForNext = ({ page, id }: Stage) =>
  page.waitForRequest((request) => request.url().includes(`/remotes/${id}/${nextVersion}/`));

/**
 * A tab asks for news at most twice a minute, when it is looked at again: here that is now. It goes by the
 * time that it is open; consoles of before go by that of day.
 */
export const lookAgain = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const clock of [performance, Date]) {
      const now = clock.now.bind(clock);
      clock.now = () => now() + 60_000;
    }
    window.dispatchEvent(new Event('focus'));
  });
