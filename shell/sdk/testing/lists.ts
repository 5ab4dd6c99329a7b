import { screen, within } from '@testing-library/react';
import { press, question, user } from './person';

/** A row of a list by words in it. */
export const rowOf = (words: string): Promise<HTMLElement> =>
  screen.findByRole('row', { name: new RegExp(words) });

/** Ticks a row, or takes the tick away. */
export const tick = async (words: string): Promise<void> =>
  user.click(within(await rowOf(words)).getByRole('checkbox'));

/** Ticks the page, then all that match. */
export const tickAll = async (total: number): Promise<void> => {
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  await press(`Select all ${total} that match`);
};

/** A button over the ticked rows. */
export const ofSelection = async (name: string): Promise<HTMLElement> =>
  within(await screen.findByRole('region', { name: 'Selection' })).getByRole('button', { name });

/** An entry in the menu of a row, which is opened. */
export const actionOf = async (row: string, action: string): Promise<HTMLElement> => {
  await press(`Actions for ${row}`);
  return screen.findByRole('menuitem', { name: new RegExp(`^${action}`) });
};

/** Puts a filter that is not there yet into the bar. */
export const addFilter = async (name: string): Promise<void> => {
  await press('Add a filter');
  await user.click(await screen.findByRole('menuitem', { name }));
};

/** Types the word that a deletion asks for, and agrees. */
export const confirmDeletion = async (): Promise<void> => {
  const dialog = await question();
  await user.type(within(dialog).getByRole('textbox'), 'DELETE');
  await press('OK', dialog);
};
