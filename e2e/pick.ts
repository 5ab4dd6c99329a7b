import type { Page } from '@playwright/test';

/** Types into a searchable list and chooses the matching entry. */
export const pickByText = async (page: Page, label: string, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name }).first().click();
  // A list with multiple choice stays open and is closed by Escape; where no list is open, Escape
  // would close the dialog.
  if (await page.getByRole('listbox').isVisible()) await page.keyboard.press('Escape');
};
