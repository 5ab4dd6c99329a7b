import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { optionsFromList } from './options-from-list';
import { Picker } from './picker';
import type { PickerItem, UseOptions } from './picker-options';

const skills: PickerItem[] = ['Go', 'SQL', 'React', 'Kafka', 'Excel'].map((label, id) => ({
  id,
  label,
  ...(label === 'Kafka' ? { disabled: true, reason: 'No longer asked for' } : {}),
}));

interface Options {
  multiple?: boolean;
  first?: readonly PickerItem[];
  useOptions?: UseOptions;
}

const Field = ({ multiple = false, first = [], useOptions = optionsFromList(skills) }: Options) => {
  const [value, setValue] = useState(first);
  return (
    <UiProvider>
      <label htmlFor="skills">Skills</label>
      <Picker
        id="skills"
        label="Skills"
        value={value}
        onChange={setValue}
        useOptions={useOptions}
        multiple={multiple}
      />
      <output>{value.map(({ label }) => label).join()}</output>
    </UiProvider>
  );
};

const chosen = () => document.querySelector('output')?.textContent;
const box = () => screen.getByRole('combobox', { name: 'Skills' });

test('an option is found and chosen without a mouse', async () => {
  render(<Field />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(
    document.getElementById(box().getAttribute('aria-activedescendant') ?? ''),
  ).toHaveTextContent('Go');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen()).toBe('SQL');
  expect(box()).toHaveValue('SQL');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('typing searches, and Escape closes the list and keeps the chosen option', async () => {
  render(<Field first={[{ id: 1, label: 'SQL' }]} />);
  await userEvent.click(box());
  await userEvent.keyboard('rea');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{Escape}');
  expect(box()).toHaveValue('SQL');
});

test('a press on an option chooses it and closes the list', async () => {
  render(<Field />);
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Excel' }));
  expect(chosen()).toBe('Excel');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a disabled option shows the reason, and cannot be chosen', async () => {
  render(<Field />);
  await userEvent.click(box());
  const kafka = screen.getByRole('option', { name: /Kafka/ });
  expect(kafka).toHaveTextContent('No longer asked for');
  await userEvent.click(kafka);
  expect(chosen()).toBe('');
});

test('a person is shown with a picture, or with initials where there is none', async () => {
  const people = [
    { id: 1, label: 'Asha Verma', avatar: '/brand/faces/1.svg' },
    { id: 2, label: 'Dev Roy', avatar: '' },
  ];
  render(<Field useOptions={optionsFromList(people)} />);
  await userEvent.click(box());
  const [asha, dev] = screen.getAllByRole('option');
  expect(asha?.querySelector('img')).toHaveAttribute('src', '/brand/faces/1.svg');
  expect(dev?.querySelector('[data-letters]')).toHaveAttribute('data-letters', 'DR');
  expect(dev).toHaveAccessibleName('Dev Roy');
});

test('five chosen options show three tags and +2, and a screen reader reads all five', () => {
  render(<Field multiple first={skills} />);
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(3);
  expect(screen.getByText('+2')).toBeVisible();
  expect(box()).toHaveAccessibleDescription('Selected: Go, SQL, React, Kafka, Excel');
});

test('several options are chosen one after the other; Backspace removes the last', async () => {
  render(<Field multiple />);
  await userEvent.click(box());
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(chosen()).toBe('Go,SQL');
  await userEvent.keyboard('{Backspace}');
  expect(chosen()).toBe('Go');
});

test('the down arrow at the end loads the next page', async () => {
  const loadMore = jest.fn();
  const twoPages: UseOptions = () => ({
    items: skills.slice(0, 2),
    hasMore: true,
    isLoading: false,
    loadMore,
  });
  render(<Field useOptions={twoPages} />);
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}');
  expect(loadMore).toHaveBeenCalled();
});

test('options that fail to load say so', async () => {
  const broken: UseOptions = () => ({
    items: [],
    hasMore: false,
    isLoading: false,
    error: new Error(),
  });
  render(<Field useOptions={broken} />);
  await userEvent.click(box());
  expect(screen.getByText(/could not be loaded/)).toBeVisible();
});

test.each([
  ['nothing', [], '{Enter}'],
  ['a first page', skills.slice(0, 2), '{ArrowDown}'],
])(
  'options that fail to load after %s can be retried, by key and by press',
  async (_, items, key) => {
    const retry = jest.fn();
    const loadMore = jest.fn();
    const broken: UseOptions = () => ({
      items,
      hasMore: items.length > 0,
      isLoading: false,
      error: new Error(),
      loadMore,
      retry,
    });
    render(<Field useOptions={broken} />);
    await userEvent.click(box());
    await userEvent.keyboard(key);
    expect(retry).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(2);
    expect(box()).toHaveFocus();
    expect(loadMore).not.toHaveBeenCalled();
    expect(chosen()).toBe('');
  },
);

describe('a picker that can add options', () => {
  const source =
    (add: (name: string) => Promise<PickerItem>, hint?: string): UseOptions =>
    (search) => ({ ...optionsFromList(hint ? [] : skills)(search), add, hint });
  const added = (name: string): Promise<PickerItem> => Promise.resolve({ id: 99, label: name });

  test('a missing option is added and chosen without leaving the field', async () => {
    render(<Field useOptions={source(added)} />);
    await userEvent.type(box(), 'Baking');
    await screen.findByRole('option', { name: "Add 'Baking'" });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chosen()).toBe('Baking'));
    expect(box()).toHaveValue('Baking');
  });

  test('an existing name is not offered for adding', async () => {
    render(<Field useOptions={source(added)} />);
    await userEvent.type(box(), ' sql');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(screen.getByRole('option')).toHaveTextContent(/^SQL$/);
  });

  test('a refused addition shows the reason, keeps the text, and can be tried again', async () => {
    let refuses = true;
    const add = (name: string) =>
      refuses ? Promise.reject(new Error('The name is taken.')) : added(name);
    render(<Field useOptions={source(add)} />);
    await userEvent.type(box(), 'Baking');
    await userEvent.click(await screen.findByRole('option', { name: "Add 'Baking'" }));
    expect(await screen.findByText('‘Baking’ was not added. The name is taken.')).toBeVisible();
    expect(box()).toHaveValue('Baking');
    expect(chosen()).toBe('');
    refuses = false;
    await userEvent.click(screen.getByRole('option', { name: "Add 'Baking'" }));
    await waitFor(() => expect(chosen()).toBe('Baking'));
  });

  test('where there are no options, the picker shows the message of its source', async () => {
    render(<Field useOptions={source(added, 'There are no skills yet.')} />);
    await userEvent.click(box());
    expect(await screen.findByText('There are no skills yet.')).toBeVisible();
    expect(screen.queryByRole('option')).toBeNull();
  });
});
