import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** One person at keyboard and mouse. */
export const user = userEvent.setup();

/** Presses the first button of a name, once it is there. */
export const press = async (name: string | RegExp): Promise<void> => {
  const [button] = await screen.findAllByRole('button', { name });
  await user.click(button as HTMLElement);
};

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

/** Chooses one out of a few in a filter. */
export const choose = async (filter: RegExp, option: string): Promise<void> => {
  await press(filter);
  await user.click(await screen.findByRole('menuitemradio', { name: option }));
};

/** Chooses an entry of a lookup in a filter. */
export const pick = async (filter: RegExp, option: string): Promise<void> => {
  await press(filter);
  await user.click(await screen.findByRole('option', { name: new RegExp(option) }));
};

export const addFilter = async (name: string): Promise<void> => {
  await press('Add a filter');
  await user.click(await screen.findByRole('menuitem', { name }));
};

/** Types the word that a deletion asks for, and agrees. */
export const confirmDeletion = async (): Promise<void> => {
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox'), 'DELETE');
  await user.click(dialog.getByRole('button', { name: 'OK' }));
};
