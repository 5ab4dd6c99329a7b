import { screen, within } from '@testing-library/react';
import { press, question, user } from './person';

export const rowOf = (words: string): Promise<HTMLElement> =>
  screen.findByRole('row', { name: new RegExp(words) });

export const tick = async (words: string): Promise<void> =>
  user.click(within(await rowOf(words)).getByRole('checkbox'));

/** Selects the rows of the page, then all rows that match the filter. */
export const tickAll = async (total: number): Promise<void> => {
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  await press(`Select all ${total} that match`);
};

export const ofSelection = async (name: string): Promise<HTMLElement> =>
  within(await screen.findByRole('region', { name: 'Selection' })).getByRole('button', { name });

/** Opens the row's menu and finds an entry. */
export const actionOf = async (row: string, action: string): Promise<HTMLElement> => {
  await press(`Actions for ${row}`);
  return screen.findByRole('menuitem', { name: new RegExp(`^${action}`) });
};

export const addFilter = async (name: string): Promise<void> => {
  await press('Add a filter');
  await user.click(await screen.findByRole('menuitem', { name }));
};

export const confirmDeletion = async (): Promise<void> => {
  const dialog = await question();
  await user.type(within(dialog).getByRole('textbox'), 'DELETE');
  await press('OK', dialog);
};
