import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import type { Column } from './column';
import { DataTable } from './data-table';
import { listError } from './list-error';
import { RowButton } from './row-button';
import { RowTitle } from './row-title';
import type { DataTableProps } from './table-props';
import { Trimmed } from './trimmed';

interface Row {
  id: number;
  name: string;
}
const rows: Row[] = [
  { id: 1, name: 'Baker' },
  { id: 2, name: 'Cook' },
];
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', least: 100, cell: ({ name }) => name, sortable: true },
  { id: 'id', header: 'Id', least: 50, cell: ({ id }) => id },
];
const draw = (given: Partial<DataTableProps<Row>> = {}) => (
  <UiProvider>
    <DataTable
      {...{ columns, rows }}
      label="Jobs"
      total={2}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      page={1}
      limit={10}
      onPage={() => undefined}
      onLimit={() => undefined}
      empty="No jobs yet"
      {...given}
    />
  </UiProvider>
);
const show = (given: Partial<DataTableProps<Row>> = {}) => render(draw(given));
const words = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
const section = () => screen.getByRole('region', { name: 'Jobs' });

describe('a row that is being edited', () => {
  const editor = (of?: number) => ({
    of,
    draw: (isCard: boolean) => <i>{isCard ? 'card' : 'row'}</i>,
  });

  test('an edited row replaces its stored row in the table', () => {
    show({ editor: editor(2) });
    expect(words()).toEqual(['Baker1', 'row']);
  });

  test('a new row is above all others, and as wide as the table', () => {
    show({ editor: editor(), rowActions: () => [{ id: 'x', label: 'Export' }] });
    expect(words()).toEqual(['row', 'Baker1', 'Cook2']);
    expect(screen.getByText('row').closest('td')).toHaveAttribute('colspan', '3');
  });

  test('a new row replaces the message of an empty list', () => {
    show({ rows: [], total: 0, editor: editor() });
    expect(words()).toEqual(['row']);
    expect(screen.queryByText('No jobs yet')).toBeNull();
  });
});

describe('the actions of rows', () => {
  const rowActions = ({ id }: Row) => [{ id: 'edit', label: 'Edit', isHidden: id === 1 }];

  test('a row without actions has no button for them, and its cells stay aligned', () => {
    show({ rowActions });
    expect(screen.queryByRole('button', { name: 'Actions for Baker' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Actions for Cook' })).toBeVisible();
    for (const row of screen.getAllByRole('row').slice(1))
      expect(within(row).getAllByRole('cell')).toHaveLength(3);
  });

  test.each([
    [undefined, 'Actions'],
    ['Do', 'Do'],
  ])('the column of row actions has a header for screen readers: %s', (actionsHeader, name) => {
    show({ rowActions, ...(actionsHeader && { actionsHeader }) });
    expect(screen.getAllByRole('columnheader').at(-1)).toHaveTextContent(name);
  });
});

describe('while rows are loading', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('older rows stay visible, and a long wait is announced', () => {
    show({ loading: true });
    expect(words()).toEqual(['Baker1', 'Cook2']);
    expect(section()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    act(() => jest.advanceTimersByTime(800));
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  });

  test('the announcement ends when the rows arrive, and the next wait is not announced at once', () => {
    const { rerender } = show({ loading: true });
    act(() => jest.advanceTimersByTime(800));
    rerender(draw());
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    expect(section()).not.toHaveAttribute('aria-busy', 'true');
    rerender(draw({ loading: true }));
    act(() => jest.advanceTimersByTime(700));
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  });

  test('there is no pagination before the first rows', () => {
    show({ rows: undefined });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByText(/^Showing/)).toBeNull();
    expect(screen.queryByText('No jobs yet')).toBeNull();
  });
});

describe('a failed list', () => {
  const error = { message: 'Too much at once.', requestId: 'r-1' };

  test('a failure replaces older rows, which may be outdated, and the pagination', () => {
    show({ error: listError('The jobs could not be loaded', error) });
    expect(words()).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('Too much at once.');
    expect(screen.getByRole('alert')).toHaveTextContent('Reference r-1');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('without an error no failure is drawn', () => {
    expect(listError('The jobs could not be loaded', undefined)).toBeUndefined();
  });
});

describe('sorting', () => {
  test('sorting works by keyboard, and only on sortable columns', async () => {
    const onSort = jest.fn();
    show({ onSort, sort: { id: 'name', desc: true } });
    expect(screen.queryByRole('button', { name: 'Id' })).toBeNull();
    screen.getByRole('button', { name: 'Name' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onSort.mock.calls).toEqual([[null]]);
  });

  test('a newly sorted column starts ascending', async () => {
    const onSort = jest.fn();
    show({ onSort, sort: { id: 'id', desc: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort.mock.calls).toEqual([[{ id: 'name', desc: false }]]);
  });
});

describe('a button in a row', () => {
  const press = jest.fn();
  beforeEach(() => press.mockClear());
  const button = async (given: object) => {
    render(
      <UiProvider>
        <RowButton does="edit" label="Edit Urgent" onClick={press} {...given} />
      </UiProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    return screen.getByRole('button', { name: 'Edit Urgent' });
  };

  test('a button in a row names its action and its row, and runs the action', async () => {
    expect(await button({})).not.toHaveAccessibleDescription();
    expect(press).toHaveBeenCalledTimes(1);
  });

  test('a button in a row does nothing while it is busy', async () => {
    expect(await button({ busy: true })).toHaveAttribute('aria-busy', 'true');
    expect(press).not.toHaveBeenCalled();
  });

  test('a disabled button in a row shows the reason', async () => {
    const pressed = await button({ disabledReason: 'Save the other row first.' });
    expect(await screen.findByRole('tooltip')).toBeVisible();
    expect(pressed).toHaveAccessibleDescription('Save the other row first.');
    expect(pressed).toHaveAttribute('aria-disabled', 'true');
    expect(press).not.toHaveBeenCalled();
  });
});

describe('text longer than its cell', () => {
  const long = 'Senior pastry chef for the night shift';

  test.each([
    ['a name that leads somewhere', <RowTitle key="a" title={long} to="/job/1" />],
    ['a name', <RowTitle key="b" title={long} />],
    ['a text', <Trimmed key="c" words={long} />],
  ])('%s is shown in full on hover', (_, part) => {
    render(<UiProvider>{part}</UiProvider>);
    expect(screen.getByTitle(long)).toHaveTextContent(long);
  });

  test('a name links to its record, with a second line beside it', () => {
    render(
      <UiProvider>
        <RowTitle title="Baker" second="B-1 · Pune" to="/job/1" />
      </UiProvider>,
    );
    expect(screen.getByRole('link', { name: 'Baker' })).toHaveAttribute('href', '/job/1');
    expect(screen.getByText('B-1 · Pune')).toBeVisible();
  });
});
