import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { optionsFromList } from '../picker/options-from-list';
import { PickerFilter } from './picker-filter';

const stages = [
  { id: 1, label: 'Screening' },
  { id: 2, label: 'Interview' },
];
const useOptions = optionsFromList(stages);
const [onChange, onRemove] = [jest.fn(), jest.fn()];
beforeEach(() => jest.clearAllMocks());

const show = (value: (typeof stages)[number] | null = null) =>
  render(
    <UiProvider>
      <PickerFilter label="Stage" {...{ value, useOptions, onChange, onRemove }} />
      <button>After</button>
    </UiProvider>,
  );
const chip = () => screen.getByRole('button', { name: /^Stage/ });
const box = () => screen.queryByRole('combobox', { name: 'Search Stage' });
const open = async () => {
  chip().focus();
  await userEvent.keyboard('{Enter}');
};

test('an option is found and chosen by keyboard, and the focus returns to the chip', async () => {
  show();
  expect(chip()).toHaveTextContent('Stage Any');
  await open();
  expect(box()).toHaveFocus();
  expect(chip()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}');
  const at = document.getElementById(box()?.getAttribute('aria-activedescendant') ?? '');
  expect(at).toHaveTextContent('Interview');
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[stages[1]]]);
  expect(box()).toBeNull();
  expect(chip()).toHaveFocus();
});

test('the chosen option is marked in the list, and shown on the chip', async () => {
  show(stages[0]);
  expect(chip()).toHaveTextContent('Stage Screening');
  await open();
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Screening');
});

test.each(['{Tab}', '{Escape}'])(
  'the key %s closes the list of a filter, and changes nothing',
  async (key) => {
    show();
    await open();
    await userEvent.keyboard(key);
    expect(box()).toBeNull();
    expect(chip()).toHaveAttribute('aria-expanded', 'false');
    expect(onChange).not.toHaveBeenCalled();
  },
);

test('a press outside closes the list and reaches the element that was pressed', async () => {
  show();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'After' }));
  expect(box()).toBeNull();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('the filter is removed by its own button, without opening it', async () => {
  show();
  await open();
  expect(onRemove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Stage' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});
