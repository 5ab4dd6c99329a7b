import type { Page } from '@playwright/test';

/** Chooses an entry of a list that is searched by typing. */
export const pick = async (page: Page, label: string, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name }).first().click();
  // A list of which several are chosen stays open; without a list, Escape would close a dialog.
  if (await page.getByRole('listbox').isVisible()) await page.keyboard.press('Escape');
};
