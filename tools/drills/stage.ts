import { expect as patient, type Page } from '@playwright/test';
import type { Registry } from 'server/contract/console/registry/registry';
import { Mistake } from '../start/run.mjs';

/** `expect` with a long timeout, since pages are slow on a busy machine. */
export const expect = patient.configure({ timeout: 30_000 });

export interface Stage {
  page: Page;
  /** URL of the console, without a trailing slash. */
  url: string;
  id: string;
  version: string;
  route: { path: string; title: string };
  card?: string;
}

/**
 * Collects what drills need to know about a remote.
 * @throws Mistake when the console does not list the remote, or the remote has no page.
 */
export const createStage = async (page: Page, url: string, id: string): Promise<Stage> => {
  const answer = await page.request.get(`${url}/registry.json`);
  const { remotes } = (await answer.json()) as Registry;
  const remote = remotes.find((one) => one.id === id);
  if (!remote)
    throw new Mistake(
      `${url} shows no remote "${id}". It shows ${remotes.map((one) => one.id).join(', ')}.`,
    );
  const { menu, routes, cards } = remote.contributions;
  const route = menu
    .map(({ to }) => routes.find((one) => one.id === to && one.load))
    .find((one) => one !== undefined && !one.path.includes(':'));
  if (!route) throw new Mistake(`No menu entry of "${id}" leads to a page.`);
  const card = cards.find(({ slot }) => slot === 'dashboard.cards')?.title;
  return { page, url, id, version: remote.version, route, ...(card !== undefined && { card }) };
};

export const findMainRegion = ({ page }: Stage) => page.getByRole('main');
export const findFailure = (stage: Stage) => findMainRegion(stage).getByRole('alert');
export const openRemotePage = ({ page, url, route }: Stage) => page.goto(url + route.path);

export const assertPageWorks = async (stage: Stage): Promise<void> => {
  await expect(findMainRegion(stage).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(findFailure(stage)).toHaveCount(0);
};

export const readFailureText = async (stage: Stage): Promise<string> => {
  const [, title = '', why = ''] =
    /^(.+)\n+([^.]+\.)/.exec(await findFailure(stage).innerText()) ?? [];
  return `${title}: ${why}`;
};

export const assertConsoleWorks = async (stage: Stage): Promise<void> => {
  const { page, url, route } = stage;
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(`${url}/`);
  await expect(findMainRegion(stage).getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^User menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL((address) => address.pathname === route.path);
};
