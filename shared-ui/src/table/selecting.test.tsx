import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { MenuEntry } from '../action/menu-entry';
import { UiProvider } from '../provider/ui-provider';
import { DataTable } from './data-table';
import { mockElementSizes, resize } from '../testing/sizes';
import { RowTitle } from './row-title';
import { SelectionBar } from './selection-bar';
import { useRowSelection } from './use-row-selection';

mockElementSizes();

interface Options {
  scope?: string;
  actions?: MenuEntry[];
  total?: number;
}

const columns = [
  {
    id: 'name',
    header: 'Name',
    least: 100,
    cell: (id: number) => (
      <>
        <RowTitle title={`Job ${String(id)}`} to={`#job-${String(id)}`} />
        <span>Pune {id}</span>
      </>
    ),
  },
];

const Jobs = ({ scope = '', actions = [], total = 12 }: Options) => {
  const [page, setPage] = useState(1);
  const rows = Array.from({ length: 6 }, (_, at) => (page - 1) * 6 + at + 1);
  const selection = useRowSelection({ pageIds: rows, total, scope });
  return (
    <UiProvider>
      <DataTable
        {...{ columns, rows, total, page, selection }}
        label="Jobs"
        rowId={(id) => id}
        rowLabel={(id) => `Job ${String(id)}`}
        limit={6}
        onPage={setPage}
        onLimit={() => undefined}
        empty={null}
      />
      <SelectionBar selection={selection} actions={actions} />
    </UiProvider>
  );
};

const user = userEvent.setup();
const box = (id: number) => screen.getByRole('checkbox', { name: `Select Job ${String(id)}` });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const tick = async (...ids: number[]) => {
  for (const id of ids) await user.click(box(id));
};
const withShift = async (id: number) => {
  await user.keyboard('{Shift>}');
  await user.click(box(id));
  await user.keyboard('{/Shift}');
};
const ticked = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((each) => each.getAttribute('aria-label')?.replace('Select Job ', ''));
const bar = () => screen.queryByRole('region', { name: 'Selection' });

describe('Shift and a press on a checkbox', () => {
  test('Shift and a press select all rows in between, also upwards', async () => {
    render(<Jobs />);
    await tick(5);
    await withShift(3);
    expect(ticked()).toEqual(['3', '4', '5']);
  });

  test('Shift and a press deselect all rows in between when the last press deselected one', async () => {
    render(<Jobs />);
    await tick(1, 2, 3, 4, 5, 2);
    await withShift(4);
    expect(ticked()).toEqual(['1', '5']);
  });

  test('Shift and a press select one row when the row pressed before is on another page', async () => {
    render(<Jobs />);
    await tick(2);
    await press('Next page');
    await withShift(9);
    expect(ticked()).toEqual(['9']);
    await withShift(11);
    expect(ticked()).toEqual(['9', '10', '11']);
  });

  test('Shift and a press select one row where none was selected before', async () => {
    render(<Jobs />);
    await withShift(4);
    expect(ticked()).toEqual(['4']);
  });
});

describe('the selection', () => {
  test('another filter hides the selection, and the previous filter restores it', async () => {
    const { rerender } = render(<Jobs scope="a" />);
    await tick(1, 2);
    rerender(<Jobs scope="b" />);
    expect(bar()).toBeNull();
    rerender(<Jobs scope="a" />);
    expect(bar()).toHaveTextContent('2 Selected');
  });

  test('the selection can be extended to all matching rows only when all shown rows are selected and more match', async () => {
    const { rerender } = render(<Jobs total={12} />);
    await tick(1);
    expect(bar()).not.toHaveTextContent('that match');
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    expect(bar()).toHaveTextContent('Select all 12 that match');
    rerender(<Jobs total={6} />);
    expect(bar()).not.toHaveTextContent('that match');
  });

  test('deselecting a page from all matching rows excludes only the rows of that page', async () => {
    render(<Jobs />);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await press('Select all 12 that match');
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    expect(bar()).toHaveTextContent('6 Selected');
    await press('Next page');
    expect(ticked()).toHaveLength(7);
  });

  test('the selection is announced in words, and marked on each row for screen readers', async () => {
    render(<Jobs />);
    await tick(1, 3);
    expect(screen.getByText('2 Selected')).toHaveAttribute('role', 'status');
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(second).toHaveAttribute('aria-selected', 'false');
  });
});

describe('the selection bar', () => {
  const run = jest.fn();
  const actions: MenuEntry[] = [
    { id: 'export', label: 'Export', onSelect: run },
    { id: 'publish', label: 'Publish', disabledReason: 'Select one job only.', onSelect: run },
    { id: 'move', label: 'Move', to: '/move' },
    { id: 'delete', label: 'Delete', tone: 'bad', isHidden: true },
  ];
  beforeEach(() => run.mockClear());

  test('the selection bar offers the possible actions, and gives the reason why others are disabled', async () => {
    render(<Jobs actions={actions} />);
    await tick(1);
    await press('Export');
    await press('Publish');
    expect(run).toHaveBeenCalledTimes(1);
    const publish = screen.getByRole('button', { name: 'Publish' });
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Select one job only.');
    expect(publish).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: 'Move' })).toHaveAttribute('href', '/move');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test('the selection bar never covers a focused row', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
    const { style } = document.documentElement;
    render(<Jobs />);
    await tick(1);
    resize(screen.getByRole('region', { name: 'Selection' }), {});
    expect(style.scrollPaddingBottom).toBe('80px');
    await press('Clear selection');
    expect(style.scrollPaddingBottom).toBe('');
    jest.restoreAllMocks();
  });
});

describe('a press on a row', () => {
  afterEach(() => {
    window.location.hash = '';
    jest.restoreAllMocks();
  });

  test('a press on any cell of a row opens its record', async () => {
    render(<Jobs />);
    await user.click(screen.getByText('Pune 2'));
    expect(window.location.hash).toBe('#job-2');
  });

  test('a press on a row opens nothing while text in the row is selected, as for copying', async () => {
    jest.spyOn(window, 'getSelection').mockReturnValue({ toString: () => 'Pune' } as Selection);
    render(<Jobs />);
    screen.getByText('Pune 2').click();
    expect(window.location.hash).toBe('');
  });

  test('a press with Command on a row opens its record in a new tab', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    render(<Jobs />);
    await user.keyboard('{Meta>}');
    await user.click(screen.getByText('Pune 3'));
    await user.keyboard('{/Meta}');
    expect(open).toHaveBeenCalledWith(expect.stringContaining('#job-3'), '_blank', 'noopener');
    expect(window.location.hash).toBe('');
  });
});
