import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** A name as it is written on the screen, without the mark of a required field; or a pattern. */
export type Name = string | RegExp;

/** One person at keyboard and mouse. */
export const user = userEvent.setup();

/** What is on the screen, or in a part of it. */
const seen = (inside?: HTMLElement) => (inside ? within(inside) : screen);

/** A pattern for a name as it is written, with what may follow it. */
const written = (name: Name, end: string): RegExp =>
  typeof name === 'string'
    ? new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${end}`)
    : name;

/** The first button of a name, once permissions, a save or a read let it be pressed. */
export const pressable = (name: Name, inside?: HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    const [button] = seen(inside).getAllByRole('button', { name });
    if (!button || button.matches('[aria-disabled=true], :disabled'))
      throw new Error(`The button ${String(name)} is there, and cannot be pressed.`);
    return button;
  });

/** Presses the first button of a name, on the screen or inside a part of it, once it may be pressed. */
export const press = async (name: Name, inside?: HTMLElement): Promise<void> =>
  user.click(await pressable(name, inside));

/** The question that stands over the page, once it is there: a part to press in. */
export const question = (name?: Name): Promise<HTMLElement> =>
  screen.findByRole('alertdialog', name === undefined ? {} : { name });

/** A field by its label; it must be there now. */
export const field = (label: Name, inside?: HTMLElement): HTMLElement =>
  seen(inside).getByLabelText(written(label, '( \\*)?$'), {
    selector: 'input, select, textarea, [role=textbox]',
  });

/** Puts a text in place of what a field holds, key by key, once the field is there. */
export const type = async (label: Name, text: string, inside?: HTMLElement): Promise<void> => {
  const box = await waitFor(() => field(label, inside));
  await user.clear(box);
  if (text !== '') await user.type(box, text);
};

/**
 * Chooses an entry by its words, in whatever offers entries under a name that starts with these: a
 * picker or a select of a form, a filter over a list.
 */
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

/** Drops a file into the page's place for files. */
export const dropFile = async (file: File): Promise<void> => {
  fireEvent.drop(await screen.findByText(/Drop a file here/), { dataTransfer: { files: [file] } });
};
