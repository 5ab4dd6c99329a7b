import { expect as patient, type Page } from '@playwright/test';
import type { Registry } from 'server/contract/registry/registry';
import { Mistake } from '../start/run.mjs';

/** A page may be slow on a machine that does other work too. */
export const expect = patient.configure({ timeout: 30_000 });

/** One remote of a console that runs, in a tab of somebody who is signed in and may open its pages. */
export interface Stage {
  page: Page;
  /** The console's address, without a slash at the end. */
  url: string;
  id: string;
  version: string;
  /** The page that the drills open. */
  route: { path: string; title: string };
  /** Title of a card of its on the dashboard. */
  card?: string;
}

/** @throws Mistake where the console does not show such a remote, or it has no page to open. */
export const stageOf = async (page: Page, url: string, id: string): Promise<Stage> => {
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

export const main = ({ page }: Stage) => page.getByRole('main');
export const failureOn = (stage: Stage) => main(stage).getByRole('alert');
export const open = ({ page, url, route }: Stage) => page.goto(url + route.path);

/** The remote's page as it is when nothing is wrong. */
export const assertWhole = async (stage: Stage): Promise<void> => {
  await expect(main(stage).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(failureOn(stage)).toHaveCount(0);
};

/** What stands where the remote's page should be, and why. */
export const sentencesOf = async (stage: Stage): Promise<string> => {
  const [, title = '', why = ''] =
    /^(.+)\n+([^.]+\.)/.exec(await failureOn(stage).innerText()) ?? [];
  return `${title}: ${why}`;
};

/** Frame and dashboard while one remote is down, and the way back to it. */
export const assertTheRestWorks = async (stage: Stage): Promise<void> => {
  const { page, url, route } = stage;
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(`${url}/`);
  await expect(main(stage).getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^User menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL((address) => address.pathname === route.path);
};
