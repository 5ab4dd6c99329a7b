import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import type { Column } from './column';
import { DataTable } from './data-table';
import { useRowSelection } from './use-row-selection';

interface Row {
  id: number;
  name: string;
}

const drawn: number[] = [];
const columns: Column<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    least: 200,
    cell: ({ id, name }) => {
      drawn.push(id);
      return name;
    },
  },
];
const rows: Row[] = [1, 2, 3].map((id) => ({ id, name: `Job ${id}` }));

const List = () => {
  const [pressed, setPressed] = useState(0);
  const selection = useRowSelection({ pageIds: [1, 2, 3], total: 3 });
  return (
    <UiProvider>
      <p>Pressed {pressed}</p>
      <DataTable
        {...{ columns, rows, selection }}
        label="Jobs"
        total={3}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        page={1}
        limit={10}
        onPage={() => undefined}
        onLimit={() => undefined}
        empty={null}
        rowActions={({ id }) =>
          id === 3
            ? []
            : [{ id: 'add', label: `Add to ${pressed}`, onSelect: () => setPressed(pressed + id) }]
        }
      />
    </UiProvider>
  );
};

test('selecting a row renders that row again and no other', async () => {
  render(<List />);
  drawn.length = 0;
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Job 2' }));
  expect(screen.getByRole('checkbox', { name: 'Select Job 2' })).toBeChecked();
  expect(new Set(drawn)).toEqual(new Set([2]));
});

test('a row that was not rendered again still runs its current actions', async () => {
  render(<List />);
  expect(screen.queryByRole('button', { name: 'Actions for Job 3' })).toBeNull();
  for (const sum of [0, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Job 2' }));
    await userEvent.click(screen.getByRole('menuitem', { name: `Add to ${sum}` }));
  }
  expect(screen.getByText('Pressed 4')).toBeVisible();
});
