import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { Picker } from './picker';
import type { PickerItem, UseOptions } from './picker-options';

const types: PickerItem[] = [
  { id: 1, label: 'Part Time' },
  { id: 2, label: 'Full Time' },
  { id: 3, label: 'Full Time, remote' },
  { id: 4, label: 'Seasonal', disabled: true, reason: 'No longer offered' },
];

let letAnswer = (): void => undefined;
/** Lets the source answer, from now on without delay. */
const answers = () => act(async () => letAnswer());

/** A source that returns all items until the test calls `answers`, then the matching ones or an error. */
const lateSource = (fails: boolean): UseOptions => {
  const gate = new Promise<void>((open) => (letAnswer = open));
  return (search) => {
    const [answered, setAnswered] = useState<string>();
    useEffect(() => {
      let isLeft = false;
      void gate.then(() => {
        if (!isLeft) setAnswered(search);
      });
      return () => {
        isLeft = true;
      };
    }, [search]);
    const found = types.filter(({ label }) =>
      label.toLowerCase().includes((answered ?? '').trim().toLowerCase()),
    );
    return {
      items: fails ? [] : found,
      hasMore: false,
      isLoading: answered !== search,
      error: fails && answered === search ? new Error() : undefined,
    };
  };
};

interface Options {
  fails?: boolean;
  multiple?: boolean;
  first?: readonly PickerItem[];
}

const open = ({ fails = false, multiple = false, first = [] }: Options = {}) => {
  const useOptions = lateSource(fails);
  const Field = () => {
    const [value, setValue] = useState(first);
    return (
      <UiProvider>
        <label htmlFor="type">Job Type</label>
        <Picker
          id="type"
          label="Job Type"
          value={value}
          onChange={setValue}
          useOptions={useOptions}
          multiple={multiple}
        />
        <button>Save</button>
        <output>{value.map(({ label }) => label).join()}</output>
      </UiProvider>
    );
  };
  render(<Field />);
};

const box = () => screen.getByRole('combobox', { name: 'Job Type' });
const chosen = () => document.querySelector('output')?.textContent;
const type = async (keys: string) => {
  await userEvent.click(box());
  await userEvent.keyboard(keys);
};
/** Longer than the delay between the last key and the search. */
const pause = () => act(() => new Promise<void>((done) => setTimeout(done, 250)));
const settles = () => waitFor(() => expect(box()).not.toHaveAttribute('aria-busy'));

test.each([
  ['full{Enter}', 'Full Time'],
  ['full{Enter}{Tab}', 'Full Time'],
  ['Full time{Tab}', 'Full Time'],
  [' part time {Tab}', 'Part Time'],
])('the keys %s typed before the options load choose %s', async (keys, label) => {
  open();
  await type(keys);
  expect(chosen()).toBe('');
  expect(box()).toHaveAttribute('aria-busy', 'true');
  await answers();
  await waitFor(() => expect(chosen()).toBe(label));
  expect(box()).toHaveValue(label);
  expect(box()).not.toHaveAttribute('aria-busy');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Enter does not choose an option of the previous search while results load', async () => {
  open();
  await type('{ArrowDown}full');
  await pause();
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe('');
  expect(await screen.findByRole('status', { name: 'Looking for “full”' })).toBeVisible();
  expect(box()).toHaveValue('full');
  await answers();
  await waitFor(() => expect(chosen()).toBe('Full Time'));
});

test.each([
  ['full', '“full” was not chosen. Choose an entry of the list.'],
  ['night{Enter}', '“night” was not chosen. Choose an entry of the list.'],
  ['seasonal', '“Seasonal” cannot be chosen: No longer offered'],
])('typing %s and pressing Tab chooses no option, and the field says so', async (keys, words) => {
  open();
  await type(`${keys}{Tab}`);
  await answers();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(box()).toHaveAccessibleDescription(words);
  expect(box()).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  expect(chosen()).toBe('');
  await type('f');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a press outside handles typed text as Tab does', async () => {
  open();
  await type('full');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await answers();
  expect(await screen.findByRole('alert')).toHaveTextContent('“full” was not chosen');
  await type('full time');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(chosen()).toBe('Full Time'));
});

test('options that fail to load are named as the reason why none is chosen', async () => {
  open({ fails: true });
  await type('full{Enter}{Tab}');
  await answers();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '“full” was not chosen: the list could not be loaded. Try again.',
  );
});

test('Enter without a match keeps the text and the list open', async () => {
  open();
  await type('night{Enter}');
  await answers();
  await settles();
  expect(box()).toHaveValue('night');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
});

test('after Enter, typing more text prevents the choice of an option that matched only the shorter text', async () => {
  open();
  await type('full{Enter}');
  await userEvent.keyboard(' time, r');
  await answers();
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(chosen()).toBe('');
});

test('Escape cancels a pending choice', async () => {
  open();
  await type('full{Enter}{Escape}');
  await answers();
  await pause();
  expect(chosen()).toBe('');
  expect(box()).toHaveValue('');
});

test('typing the name of a chosen option does not remove it', async () => {
  open({ multiple: true, first: types.slice(1, 2) });
  await type('part{Enter}');
  await answers();
  await waitFor(() => expect(chosen()).toBe('Full Time,Part Time'));
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('full time{Tab}');
  await settles();
  expect(chosen()).toBe('Full Time,Part Time');
  expect(screen.queryByRole('alert')).toBeNull();
});
