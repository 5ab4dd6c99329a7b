import type { Column } from './column';
import { layOutColumns, findFoldingTurn } from './lay-out-columns';

const column = (id: string, least: number, turn?: number, under = 'name'): Column<unknown> => ({
  id,
  header: id,
  least,
  cell: () => id,
  ...(turn !== undefined && { stepsBack: { turn, under } }),
});

const columns = [
  column('id', 80, 2, 'date'),
  column('name', 200),
  column('manager', 120, 1),
  column('date', 100),
  column('years', 90, 2, 'date'),
];

test.each([
  [590, 0],
  [589, 1],
  [470, 1],
  [469, 2],
  [300, 2],
  [10, 2],
])('in %d pixels the columns up to step %d are merged into others', (room, turn) => {
  expect(findFoldingTurn(columns, room)).toBe(turn);
});

test.each([
  [0, 'id, name, manager, date, years'],
  [1, 'id, name (manager), date, years'],
  [2, 'name (manager), date (id years)'],
])('at step %d every column is still shown: %s', (turn, drawn) => {
  const words = layOutColumns(columns, turn).map(({ column: { id }, guests }) =>
    guests.length > 0 ? `${id} (${guests.map((guest) => guest.id).join(' ')})` : id,
  );
  expect(words.join(', ')).toBe(drawn);
});
