import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { listKeyGroups, setSingleKeyShortcuts } from '../keys/page-keys';
import { Dialog } from '../overlay/dialog';
import { UiProvider } from '../provider/ui-provider';
import { DataTable } from './data-table';
import { RowTitle } from './row-title';
import { useRowSelection } from './use-row-selection';

const opened = jest.fn();
const changed = jest.fn();

interface Options {
  asks?: boolean;
  withLinks?: boolean;
}

const Jobs = ({ asks = false, withLinks = true }: Options) => {
  const [page, setPage] = useState(1);
  const rows = Array.from({ length: page === 1 ? 3 : 2 }, (_, at) => (page - 1) * 3 + at + 1);
  const selection = useRowSelection({ pageIds: rows, total: 5 });
  const cell = (id: number) => (
    <RowTitle title={`Job ${String(id)}`} to={withLinks ? `#job-${String(id)}` : undefined} />
  );
  return (
    <UiProvider>
      <input aria-label="Notes" />
      <input type="search" aria-label="Search jobs" />
      <DataTable
        {...{ rows, page, selection }}
        columns={[{ id: 'name', header: 'Name', least: 100, cell }]}
        label="Jobs"
        rowId={(id) => id}
        rowLabel={(id) => `Job ${String(id)}`}
        rowChange={(id) => (id === 3 ? undefined : { label: 'Status', begin: () => changed(id) })}
        total={5}
        limit={3}
        onPage={setPage}
        onLimit={() => undefined}
        empty={null}
      />
      <Dialog open={asks} title="Question" onClose={() => undefined}>
        <button>Yes</button>
      </Dialog>
    </UiProvider>
  );
};

const keys = (pressed: string) => userEvent.keyboard(pressed);
const link = (id: number) => screen.getByRole('link', { name: `Job ${String(id)}` });
const box = (id: number) => screen.getByRole('checkbox', { name: `Select Job ${String(id)}` });

beforeEach(() => {
  opened.mockClear();
  changed.mockClear();
  setSingleKeyShortcuts(true);
});

test('the keys j and k move through the rows of a table, on to the next page and back', async () => {
  render(<Jobs />);
  await keys('j');
  expect(link(1)).toHaveFocus();
  await keys('jj');
  expect(link(3)).toHaveFocus();
  await keys('j');
  expect(link(4)).toHaveFocus();
  await keys('jjjj');
  expect(link(5)).toHaveFocus();
  await keys('kk');
  expect(link(3)).toHaveFocus();
  await keys('kkkkk');
  expect(link(1)).toHaveFocus();
});

test('arrow keys move the focus between rows, and scroll the page when no row has it', async () => {
  render(<Jobs />);
  await keys('{ArrowDown}');
  expect(document.body).toHaveFocus();
  await keys('j{ArrowDown}');
  expect(link(2)).toHaveFocus();
  await keys('{ArrowUp}');
  expect(link(1)).toHaveFocus();
});

test('the down arrow moves from the search box to the rows of a table, and letters are typed into the search box', async () => {
  render(<Jobs />);
  const search = screen.getByRole('searchbox', { name: 'Search jobs' });
  await userEvent.type(search, 'jx');
  expect(search).toHaveValue('jx');
  await keys('{ArrowDown}');
  expect(link(1)).toHaveFocus();
});

test('the key x selects the focused row, and deselects it again', async () => {
  render(<Jobs />);
  await keys('x');
  expect(box(1)).not.toBeChecked();
  await keys('jjx');
  expect(box(2)).toBeChecked();
  await keys('x');
  expect(box(2)).not.toBeChecked();
});

test('the key e starts to edit the focused row, if the row can be edited', async () => {
  render(<Jobs />);
  await keys('je');
  expect(changed).toHaveBeenLastCalledWith(1);
  await keys('jje');
  expect(changed).toHaveBeenCalledTimes(1);
});

test('Enter opens a row of a table also from its checkbox', async () => {
  render(<Jobs />);
  link(2).addEventListener('click', opened);
  act(() => box(2).focus());
  await keys('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
});

test('rows of a table without a link take the focus themselves', async () => {
  render(<Jobs withLinks={false} />);
  await keys('j');
  expect(screen.getByRole('row', { name: /Job 1/ })).toHaveFocus();
});

test('after the focus was lost, the key j continues at the row after the last focused one', async () => {
  render(<Jobs />);
  await keys('j');
  act(() => link(1).blur());
  await keys('j');
  expect(link(2)).toHaveFocus();
});

test.each(['{Control>}j{/Control}', '{Alt>}j{/Alt}', '{Meta>}j{/Meta}', '{Shift>}j{/Shift}'])(
  'a table leaves the keys %s to the browser',
  async (pressed) => {
    render(<Jobs />);
    await keys(pressed);
    expect(document.body).toHaveFocus();
  },
);

test('letters are typed into a field, and trigger nothing in the table while a dialog is open', async () => {
  const page = render(<Jobs />);
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  await userEvent.type(notes, 'jxe');
  expect(notes).toHaveValue('jxe');
  page.rerender(<Jobs asks />);
  await keys('j');
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});

test('the keys of a table do nothing after a person has switched them off', async () => {
  render(<Jobs />);
  setSingleKeyShortcuts(false);
  await keys('j');
  expect(document.body).toHaveFocus();
});

test('the list of keys has only keys for what the table can do', () => {
  const list = () => listKeyGroups().flatMap(({ getKeys }) => getKeys().map(({ label }) => label));
  const page = render(<Jobs />);
  expect(list()).toContain('Open the row');
  expect(list()).toContain('Status of the row');
  page.unmount();
  expect(list()).toEqual([]);
  render(<Jobs withLinks={false} />);
  expect(list()).not.toContain('Open the row');
});
