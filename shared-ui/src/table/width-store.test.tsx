import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { mockElementSizes, resize, watchedElements } from '../testing/sizes';
import type { Column, Sort } from './column';
import { DataTable } from './data-table';
import { useRowSelection } from './use-row-selection';

mockElementSizes();

interface Row {
  id: number;
  name: string;
  manager: string;
  opened: string;
}
const rows: Row[] = [
  { id: 1, name: 'Baker', manager: 'Asha Verma', opened: '02/11/2026' },
  { id: 2, name: 'Cook', manager: '', opened: '' },
];
const columns: Column<Row>[] = [
  { id: 'name', header: 'Job', least: 200, cell: ({ name }) => name, sortable: true, share: 2 },
  {
    id: 'manager',
    header: 'Manager',
    least: 150,
    stepsBack: { turn: 1, under: 'name' },
    cell: ({ manager }) => <b>{manager}</b>,
    apart: ({ manager }) => manager,
    sortable: true,
  },
  {
    id: 'opened',
    header: 'Opened',
    least: 100,
    stepsBack: { turn: 2, under: 'name' },
    cell: ({ opened }) => opened,
    sortable: true,
  },
  { id: 'id', header: 'Id', least: 50, cell: ({ id }) => id, align: 'end' },
];

interface Options {
  selects?: boolean;
  acts?: boolean;
}
const Jobs = ({ selects = false, acts = false }: Options) => {
  const [sort, setSort] = useState<Sort | null>(null);
  const selection = useRowSelection({ pageIds: [1, 2], total: 2 });
  return (
    <UiProvider>
      <DataTable
        {...{ columns, rows, sort }}
        {...(selects && { selection })}
        {...(acts && { rowActions: () => [{ id: 'edit', label: 'Edit' }] })}
        label="Jobs"
        total={2}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        page={1}
        limit={10}
        onPage={() => undefined}
        onLimit={() => undefined}
        onSort={setSort}
        empty={null}
      />
    </UiProvider>
  );
};
const region = () => screen.getByRole('region', { name: 'Jobs, table' });
const inPixels = (clientWidth: number) => resize(region(), { clientWidth });
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('columns merge as a window narrows and separate again, and no value is lost', () => {
  render(<Jobs />);
  inPixels(500);
  expect(heads()).toEqual(['Job', 'Manager', 'Opened', 'Id']);
  inPixels(499);
  expect(heads()).toEqual(['JobManager', 'Opened', 'Id']);
  expect(cellsOf('Baker')).toEqual(['BakerAsha Verma', '02/11/2026', '1']);
  inPixels(349);
  expect(heads()).toEqual(['JobManager · Opened', 'Id']);
  expect(cellsOf('Baker')).toEqual(['BakerAsha Verma · 02/11/2026', '1']);
  inPixels(500);
  expect(cellsOf('Baker')).toEqual(['Baker', 'Asha Verma', '02/11/2026', '1']);
});

test('a second line omits empty values, and is not drawn without any', () => {
  render(<Jobs />);
  inPixels(300);
  expect(cellsOf('Cook')).toEqual(['Cook', '2']);
  expect(screen.getByTitle('Asha Verma · 02/11/2026')).toBeVisible();
  expect(screen.queryByTitle('')).toBeNull();
});

test.each<[string, Options, number]>([
  ['boxes', { selects: true }, 44],
  ['actions', { acts: true }, 48],
  ['both', { selects: true, acts: true }, 92],
])('the width that %s of the rows need is not given to the columns', (_, given, taken) => {
  render(<Jobs {...given} />);
  inPixels(500 + taken);
  expect(heads().join()).toContain('Job,Manager,Opened');
  inPixels(499 + taken);
  expect(heads().join()).toContain('JobManager,Opened');
});

test('a merged column can still be sorted by, and its new header shows the order', async () => {
  render(<Jobs />);
  inPixels(300);
  const [head] = screen.getAllByRole('columnheader');
  expect(head).not.toHaveAttribute('aria-sort');
  await userEvent.click(screen.getByRole('button', { name: 'Opened' }));
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Opened' }));
  expect(head).toHaveAttribute('aria-sort', 'descending');
});

test('a newly opened list starts with the width of the list shown before it', () => {
  const { unmount } = render(<Jobs />);
  inPixels(400);
  unmount();
  expect(watchedElements()).toBe(0);
  render(<Jobs />);
  expect(heads()).toEqual(['JobManager', 'Opened', 'Id']);
});

test('columns share spare width, and none is narrower than its minimum', () => {
  render(<Jobs />);
  inPixels(500);
  const table = screen.getByRole('table', { name: 'Jobs' });
  expect(table).toHaveStyle({ minWidth: '500px' });
  expect(table.style.getPropertyValue('--spare')).toBe('max(0px, (100cqi - 500px) / 2)');
  const widths = [...table.querySelectorAll('col')].map(({ style }) => style.width);
  expect(widths[0]).toBe('calc(200px + 2 * var(--spare))');
  expect(widths).toHaveLength(4);
});

describe('the shadow at the end of a table', () => {
  const scrolledTo = (scrollLeft: number) => {
    resize(region(), { clientWidth: 300, scrollWidth: 500, scrollLeft });
    fireEvent.scroll(region());
    return region().hasAttribute('data-beyond');
  };

  test('the shadow shows that there is more, and disappears at the end of scrolling', () => {
    render(<Jobs />);
    expect(scrolledTo(0)).toBe(true);
    expect(scrolledTo(150)).toBe(true);
    expect(scrolledTo(200)).toBe(false);
  });

  test('the shadow works in right-to-left pages, and ignores half pixels', () => {
    render(<Jobs />);
    expect(scrolledTo(-150)).toBe(true);
    expect(scrolledTo(-200)).toBe(false);
    expect(scrolledTo(199.5)).toBe(false);
  });

  test('the shadow appears when the rows become wider than the table', () => {
    render(<Jobs />);
    resize(region(), { clientWidth: 300, scrollWidth: 300, scrollLeft: 0 });
    expect(region()).not.toHaveAttribute('data-beyond');
    Object.defineProperty(region(), 'scrollWidth', { value: 480, configurable: true });
    resize(screen.getByRole('table'), {});
    expect(region()).toHaveAttribute('data-beyond');
  });
});
