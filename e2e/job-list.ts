import type { Page } from '@playwright/test';

/** The buttons that open the rows' actions: one per job that has arrived. */
export const jobActions = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Actions for/ });

/** Opens the actions of the row of one job. */
export const openActionsOf = (page: Page, jobTitle: string) =>
  page.getByRole('button', { name: `Actions for ${jobTitle}` }).click();
