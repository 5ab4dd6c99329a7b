import type { Page } from '@playwright/test';

export const findRowActions = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Actions for/ });

export const openRowActions = (page: Page, jobTitle: string) =>
  page.getByRole('button', { name: `Actions for ${jobTitle}` }).click();
