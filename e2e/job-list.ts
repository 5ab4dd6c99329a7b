import type { Page } from '@playwright/test';

export const jobActions = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Actions for/ });

export const openActionsOf = (page: Page, jobTitle: string) =>
  page.getByRole('button', { name: `Actions for ${jobTitle}` }).click();
