import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import type { Column, Sort } from './column';
import { DataTable } from './data-table';
import { RowTitle } from './row-title';
import { SelectionBar } from './selection-bar';
import type { DataTableProps } from './table-props';
import { useRowSelection } from './use-row-selection';

interface Row {
  id: number;
  name: string;
}

const columns: Column<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    least: 200,
    sortable: true,
    narrow: 'title',
    cell: (row) => <RowTitle title={row.name} to={`#row-${String(row.id)}`} />,
  },
  { id: 'id', header: 'Id', least: 80, align: 'end', cell: (row) => row.id },
];
const rowsOf = (page: number): Row[] =>
  Array.from({ length: 10 }, (_, at) => ({
    id: (page - 1) * 10 + at + 1,
    name: `Job ${String((page - 1) * 10 + at + 1)}`,
  }));

const List = (props: Partial<DataTableProps<Row>>) => {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<Sort | null>(null);
  const rows = rowsOf(page);
  const selection = useRowSelection({ pageIds: rows.map(({ id }) => id), total: 57 });
  return (
    <UiProvider>
      <DataTable<Row>
        label="Jobs"
        columns={columns}
        rows={rows}
        total={57}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        page={page}
        limit={10}
        onPage={setPage}
        onLimit={() => undefined}
        sort={sort}
        onSort={setSort}
        selection={selection}
        empty="Nothing here"
        {...props}
      />
      <SelectionBar selection={selection} actions={[{ id: 'x', label: 'Export' }]} />
    </UiProvider>
  );
};

const box = (name: string) => screen.getByRole('checkbox', { name });

test('the footer shows the current rows and leads to the other pages', async () => {
  render(<List />);
  expect(screen.getByText('Showing 1 to 10 of 57 entries')).toBeVisible();
  const pages = screen.getByRole('navigation', { name: 'Pages of Jobs' });
  await userEvent.click(within(pages).getByRole('button', { name: 'Page 6' }));
  expect(screen.getByText('Showing 51 to 57 of 57 entries')).toBeVisible();
  expect(within(pages).getByRole('button', { name: 'Page 6' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(within(pages).getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('the offered rows per page are 10 to 50 in tens', async () => {
  const onLimit = jest.fn();
  render(<List onLimit={onLimit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Rows per page: 10 rows' }));
  const offered = screen.getAllByRole('menuitemradio').map((item) => item.textContent);
  expect(offered).toEqual(['10 rows', '20 rows', '30 rows', '40 rows', '50 rows']);
  await userEvent.click(screen.getByRole('menuitemradio', { name: '30 rows' }));
  expect(onLimit).toHaveBeenCalledWith(30);
});

test('a selection survives paging and can be extended to all that match', async () => {
  render(<List />);
  await userEvent.click(box('Select Job 3'));
  expect(screen.getByText('1 Selected')).toBeVisible();
  expect(box('Select all rows of this page')).toBePartiallyChecked();
  await userEvent.click(box('Select all rows of this page'));
  expect(screen.getByText('10 Selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await userEvent.click(box('Select Job 11'));
  expect(screen.getByText('11 Selected')).toBeVisible();
  await userEvent.click(box('Select all rows of this page'));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 57 that match' }));
  expect(screen.getByText('57 Selected')).toBeVisible();
  await userEvent.click(box('Select Job 12'));
  expect(screen.getByText('56 Selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText(/Selected$/)).toBeNull();
});

test('Shift and a press on a checkbox selects all rows in between', async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.click(box('Select Job 2'));
  await user.keyboard('{Shift>}');
  await user.click(box('Select Job 5'));
  expect(screen.getByText('4 Selected')).toBeVisible();
});

test('a column header sorts ascending, then descending, then not at all', async () => {
  render(<List />);
  const head = screen.getByRole('columnheader', { name: 'Name' });
  for (const order of ['ascending', 'descending', null]) {
    await userEvent.click(within(head).getByRole('button'));
    if (order) expect(head).toHaveAttribute('aria-sort', order);
    else expect(head).not.toHaveAttribute('aria-sort');
  }
});

test('four skeleton rows appear at once while the first page loads', () => {
  const { container } = render(<List rows={undefined} />);
  expect(container.querySelectorAll('tbody tr[aria-hidden]')).toHaveLength(4);
  expect(screen.getByRole('region', { name: 'Jobs' })).toHaveAttribute('aria-busy', 'true');
});

test('a failure replaces the rows, with a way to retry', async () => {
  const onRetry = jest.fn();
  render(
    <List
      rows={undefined}
      error={{ title: 'The jobs could not be loaded', reference: 'a1' }}
      onRetry={onRetry}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The jobs could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an empty list says so', () => {
  render(<List rows={[]} total={0} />);
  expect(screen.getByText('Nothing here')).toBeVisible();
  expect(screen.getByText('Showing 0 to 0 of 0 entries')).toBeVisible();
});

test('a press on a row follows its link, a press on its checkbox does not', async () => {
  render(<List />);
  await userEvent.click(box('Select Job 4'));
  expect(window.location.hash).toBe('');
  const row = screen.getByRole('row', { name: /Job 4/ });
  await userEvent.click(within(row).getAllByRole('cell')[2] as HTMLElement);
  expect(window.location.hash).toBe('#row-4');
});
