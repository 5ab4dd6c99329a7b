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

  test('stands in the place of the one that it is of', () => {
    show({ editor: editor(2) });
    expect(words()).toEqual(['Baker1', 'row']);
  });

  test('stands above all where it is new, as wide as the table', () => {
    show({ editor: editor(), rowActions: () => [{ id: 'x', label: 'Export' }] });
    expect(words()).toEqual(['row', 'Baker1', 'Cook2']);
    expect(screen.getByText('row').closest('td')).toHaveAttribute('colspan', '3');
  });

  test('stands in an empty list in place of the words that it is empty', () => {
    show({ rows: [], total: 0, editor: editor() });
    expect(words()).toEqual(['row']);
    expect(screen.queryByText('No jobs yet')).toBeNull();
  });
});

describe('what can be done with rows', () => {
  const rowActions = ({ id }: Row) => [{ id: 'edit', label: 'Edit', isHidden: id === 1 }];

  test('a row that offers nothing has no button, and its cells stay under their heads', () => {
    show({ rowActions });
    expect(screen.queryByRole('button', { name: 'Actions for Baker' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Actions for Cook' })).toBeVisible();
    for (const row of screen.getAllByRole('row').slice(1))
      expect(within(row).getAllByRole('cell')).toHaveLength(3);
  });

  test.each([
    [undefined, 'Actions'],
    ['Do', 'Do'],
  ])('their column has a name for screen readers: %s', (actionsHeader, name) => {
    show({ rowActions, ...(actionsHeader && { actionsHeader }) });
    expect(screen.getAllByRole('columnheader').at(-1)).toHaveTextContent(name);
  });
});

describe('while rows are on their way', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('older ones stay in sight, and a long wait is said', () => {
    show({ loading: true });
    expect(words()).toEqual(['Baker1', 'Cook2']);
    expect(section()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    act(() => jest.advanceTimersByTime(800));
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  });

  test('nothing is said of rows that came, nor is it of the next wait at once', () => {
    const { rerender } = show({ loading: true });
    act(() => jest.advanceTimersByTime(800));
    rerender(draw());
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    expect(section()).not.toHaveAttribute('aria-busy', 'true');
    rerender(draw({ loading: true }));
    act(() => jest.advanceTimersByTime(700));
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  });

  test('there are no pages to go to before the first rows', () => {
    show({ rows: undefined });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByText(/^Showing/)).toBeNull();
    expect(screen.queryByText('No jobs yet')).toBeNull();
  });
});

describe('a failure', () => {
  const error = { message: 'Too much at once.', requestId: 'r-1' };

  test('stands in place of older rows, which may be wrong by now, and of the pages', () => {
    show({ error: listError('The jobs could not be loaded', error) });
    expect(words()).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('Too much at once.');
    expect(screen.getByRole('alert')).toHaveTextContent('Reference r-1');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('is none where there is none', () => {
    expect(listError('The jobs could not be loaded', undefined)).toBeUndefined();
  });
});

describe('sorting', () => {
  test('is done by keyboard, and only by columns that can be sorted by', async () => {
    const onSort = jest.fn();
    show({ onSort, sort: { id: 'name', desc: true } });
    expect(screen.queryByRole('button', { name: 'Id' })).toBeNull();
    screen.getByRole('button', { name: 'Name' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onSort.mock.calls).toEqual([[null]]);
  });

  test('begins upwards at another column than the one that is sorted by', async () => {
    const onSort = jest.fn();
    show({ onSort, sort: { id: 'id', desc: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort.mock.calls).toEqual([[{ id: 'name', desc: false }]]);
  });
});

describe('a button of a row', () => {
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

  test('says what it does and to which row, and does it', async () => {
    expect(await button({})).not.toHaveAccessibleDescription();
    expect(press).toHaveBeenCalledTimes(1);
  });

  test('does nothing twice', async () => {
    expect(await button({ busy: true })).toHaveAttribute('aria-busy', 'true');
    expect(press).not.toHaveBeenCalled();
  });

  test('says why it does nothing', async () => {
    const pressed = await button({ disabledReason: 'Save the other row first.' });
    expect(await screen.findByRole('tooltip')).toBeVisible();
    expect(pressed).toHaveAccessibleDescription('Save the other row first.');
    expect(pressed).toHaveAttribute('aria-disabled', 'true');
    expect(press).not.toHaveBeenCalled();
  });
});

describe('words that are longer than their cell', () => {
  const long = 'Senior pastry chef for the night shift';

  test.each([
    ['a name that leads somewhere', <RowTitle key="a" title={long} to="/job/1" />],
    ['a name', <RowTitle key="b" title={long} />],
    ['a text', <Trimmed key="c" words={long} />],
  ])('%s is there whole on hover', (_, part) => {
    render(<UiProvider>{part}</UiProvider>);
    expect(screen.getByTitle(long)).toHaveTextContent(long);
  });

  test('a name leads to its record, with what one glances at beside it', () => {
    render(
      <UiProvider>
        <RowTitle title="Baker" second="B-1 · Pune" to="/job/1" />
      </UiProvider>,
    );
    expect(screen.getByRole('link', { name: 'Baker' })).toHaveAttribute('href', '/job/1');
    expect(screen.getByText('B-1 · Pune')).toBeVisible();
  });
});
