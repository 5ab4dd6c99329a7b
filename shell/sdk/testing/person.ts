import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Visible label without the mark of a required field, or a pattern for it. */
export type Name = string | RegExp;

export const user = userEvent.setup();

const seen = (inside?: HTMLElement) => (inside ? within(inside) : screen);

const written = (name: Name, end: string): RegExp =>
  typeof name === 'string'
    ? new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${end}`)
    : name;

/** Waits until the first button of a name is enabled. */
export const pressable = (name: Name, inside?: HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    const [button] = seen(inside).getAllByRole('button', { name });
    if (!button || button.matches('[aria-disabled=true], :disabled'))
      throw new Error(`The button ${String(name)} is there, and cannot be pressed.`);
    return button;
  });

export const press = async (name: Name, inside?: HTMLElement): Promise<void> =>
  user.click(await pressable(name, inside));

export const question = (name?: Name): Promise<HTMLElement> =>
  screen.findByRole('alertdialog', name === undefined ? {} : { name });

/** Finds a field by its label, without waiting. */
export const field = (label: Name, inside?: HTMLElement): HTMLElement =>
  seen(inside).getByLabelText(written(label, '( \\*)?$'), {
    selector: 'input, select, textarea, [role=textbox]',
  });

/** Waits for the field and replaces its text key by key. */
export const type = async (label: Name, text: string, inside?: HTMLElement): Promise<void> => {
  const box = await waitFor(() => field(label, inside));
  await user.clear(box);
  if (text !== '') await user.type(box, text);
};

/** Chooses an option in a picker, a select or a filter whose name begins with `name`. */
export const pick = async (name: Name, entry: Name, inside?: HTMLElement): Promise<void> => {
  const offered = { name: written(name, '') };
  const control = await waitFor(
    () =>
      seen(inside).queryByRole('combobox', offered) ?? seen(inside).getByRole('button', offered),
  );
  if (control instanceof HTMLSelectElement)
    return user.selectOptions(control, within(control).getByRole('option', { name: entry }));
  await user.click(control);
  const chosen = { name: written(entry, '') };
  await user.click(
    await waitFor(
      () => screen.queryAllByRole('option', chosen)[0] ?? screen.getByRole('menuitemradio', chosen),
    ),
  );
};

export const dropFile = async (file: File): Promise<void> => {
  fireEvent.drop(await screen.findByText(/Drop a file here/), { dataTransfer: { files: [file] } });
};
