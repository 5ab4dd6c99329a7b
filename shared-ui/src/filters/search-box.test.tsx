import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../overlay/dialog';
import { UiProvider } from '../provider/ui-provider';
import { SearchBox } from './search-box';

const found = jest.fn();
beforeEach(() => found.mockClear());

const Page = ({ asks = false }) => {
  const [value, setValue] = useState('');
  return (
    <UiProvider>
      <SearchBox
        label="Search jobs"
        value={value}
        onChange={(next) => {
          found(next);
          setValue(next);
        }}
      />
      <textarea aria-label="Notes" />
      <Dialog open={asks} title="Question" onClose={() => undefined}>
        <button>Yes</button>
      </Dialog>
    </UiProvider>
  );
};
const box = () => screen.getByRole('searchbox', { name: 'Search jobs' });

test('the key / moves the focus to the search, without typing it there', async () => {
  render(<Page />);
  expect(box()).toHaveAttribute('aria-keyshortcuts', '/');
  await userEvent.keyboard('/');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('');
  await userEvent.keyboard('a/b');
  expect(box()).toHaveValue('a/b');
});

test('the key / types a slash in any other field', async () => {
  render(<Page />);
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  await userEvent.type(notes, '1/2');
  expect(notes).toHaveFocus();
  expect(notes).toHaveValue('1/2');
});

test.each(['{Control>}/{/Control}', '{Alt>}/{/Alt}', '{Meta>}/{/Meta}'])(
  'a browser shortcut (%s) is left to the browser',
  async (keys) => {
    render(<Page />);
    await userEvent.keyboard(keys);
    expect(box()).not.toHaveFocus();
  },
);

test('the key / does not take the focus from a dialog', async () => {
  render(<Page asks />);
  const yes = screen.getByRole('button', { name: 'Yes' });
  await userEvent.click(yes);
  await userEvent.keyboard('/');
  expect(yes).toHaveFocus();
});

test('Enter searches at once, and only once', async () => {
  render(<Page />);
  await userEvent.type(box(), 'cook{Enter}');
  expect(found.mock.calls.at(-1)).toEqual(['cook']);
  const calls = found.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect(found).toHaveBeenCalledTimes(calls);
});
