import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import type { Column } from './column';
import { DataTable } from './data-table';
import { RowTitle } from './row-title';
import { SelectionBar } from './selection-bar';
import { useRowSelection } from './use-row-selection';

interface Row {
  id: number;
  name: string;
  place: string;
}
const rows: Row[] = [
  { id: 1, name: 'Baker', place: 'Pune' },
  { id: 2, name: 'Cook', place: 'Kochi' },
  { id: 3, name: 'Diver', place: 'Goa' },
];
const columns: Column<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    least: 200,
    narrow: 'title',
    cell: (row) => <RowTitle title={row.name} to={`#row-${String(row.id)}`} />,
  },
  { id: 'place', header: 'Place', least: 80, narrow: 'line', cell: (row) => row.place },
  { id: 'id', header: 'Id', least: 80, narrow: 'corner', cell: (row) => row.id },
];

const given = window.matchMedia;
const screenOf = Object.assign(new EventTarget(), { matches: true });
const turn = (isNarrow: boolean) =>
  act(() => {
    screenOf.matches = isNarrow;
    screenOf.dispatchEvent(new Event('change'));
  });
beforeEach(() => {
  screenOf.matches = true;
  window.matchMedia = () => screenOf as unknown as MediaQueryList;
  location.hash = '';
});
afterEach(() => {
  window.matchMedia = given;
});

const edit = jest.fn();
const List = ({ editing = false }) => {
  const selection = useRowSelection({ pageIds: rows.map(({ id }) => id), total: 3 });
  return (
    <UiProvider>
      <DataTable<Row>
        label="Jobs"
        columns={columns}
        rows={rows}
        total={3}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        page={1}
        limit={10}
        onPage={() => undefined}
        onLimit={() => undefined}
        selection={selection}
        rowActions={({ name }) => [{ id: 'edit', label: 'Edit', onSelect: () => edit(name) }]}
        empty="Nothing here"
        editor={
          editing
            ? { of: 2, draw: (isCard) => <p>{isCard ? 'Edited card' : 'Edited row'}</p> }
            : undefined
        }
      />
      <SelectionBar selection={selection} actions={[]} />
    </UiProvider>
  );
};
const cards = () => screen.getAllByRole('listitem');
const box = (name: string) => screen.getByRole('checkbox', { name });

test('on a narrow screen each row is a card with the values of all columns', () => {
  render(<List />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(cards().map(({ textContent }) => textContent)).toEqual([
    'BakerPune1',
    'CookKochi2',
    'DiverGoa3',
  ]);
});

test('a press on a card opens it; one on its checkbox or its menu does not', async () => {
  render(<List />);
  await userEvent.click(within(cards()[1] as HTMLElement).getByText('Kochi'));
  expect(location.hash).toBe('#row-2');
  await userEvent.click(box('Select Baker'));
  expect(location.hash).toBe('#row-2');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Baker' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(edit).toHaveBeenCalledWith('Baker');
  expect(location.hash).toBe('#row-2');
});

test('a press with Ctrl opens a card in a new tab', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  render(<List />);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('Goa'));
  expect(open).toHaveBeenCalledWith(expect.stringContaining('#row-3'), '_blank', 'noopener');
  expect(location.hash).toBe('');
  open.mockRestore();
});

test('the checkbox above the cards selects the whole page, and shows a partial selection', async () => {
  render(<List />);
  const all = box('Select all rows of this page');
  await userEvent.click(box('Select Cook'));
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(screen.getByText('3 Selected')).toBeVisible();
  expect(all).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(box('Select Cook')).not.toBeChecked();
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

test('rotating the screen keeps the selection', async () => {
  render(<List />);
  await userEvent.click(box('Select Cook'));
  turn(false);
  expect(screen.getByRole('table')).toBeVisible();
  expect(box('Select Cook')).toBeChecked();
  expect(box('Select Baker')).not.toBeChecked();
});

test('a row being edited stays open when the screen rotates', () => {
  const { rerender } = render(<List editing />);
  expect(cards()[1]).toHaveTextContent('Edited card');
  turn(false);
  expect(screen.getByText('Edited card')).toBeVisible();
  rerender(<List />);
  expect(screen.getByRole('table')).toBeVisible();
});
