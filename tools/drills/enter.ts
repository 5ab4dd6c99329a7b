import type { Page } from '@playwright/test';
import { openPage } from '../chromium/open-page';
import { Mistake } from '../start/run.mjs';

const advice =
  'Set DRILL_USER and DRILL_PASSWORD to somebody who may open the pages of this remote.';

/**
 * Signs in with `DRILL_USER` and `DRILL_PASSWORD`, or as the administrator of a demo.
 * @throws Mistake when neither is possible.
 */
export const signInForDrill = async (page: Page, url: string): Promise<void> => {
  await openPage(page, url);
  const form = page.getByRole('textbox', { name: 'User name or e-mail' });
  const demo = page.getByRole('button', { name: /^Administrator\b/ });
  await form.or(demo).first().waitFor();
  const { DRILL_USER: user, DRILL_PASSWORD: password } = process.env;
  if (user && password) {
    await form.fill(user);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
  } else if (await demo.isVisible()) await demo.click();
  else throw new Mistake(`${url} asks who you are. ${advice}`);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.waitFor({ timeout: 30_000 }).catch(() => {
    throw new Mistake(`${url} let nobody in. ${advice}`);
  });
};
