import {
  arrangeColumns,
  pairColumnsWithChoices,
  readArrangement,
  toExportColumns,
  writeArrangement,
} from './arrangement.rule';

const columns = [
  { id: 'name', header: 'Name', least: 100, share: 2, narrow: 'title' },
  { id: 'recruiter', header: 'Recruiter', least: 90 },
  { id: 'manager', header: 'Manager', least: 80, stepsBack: { turn: 1, under: 'recruiter' } },
  { id: 'date', header: 'Date', least: 70 },
];
const arrange = (search: string) => arrangeColumns(columns, readArrangement(search));

test('an address that chooses no columns leaves the list as declared', () => {
  expect(readArrangement('?search=a&page=2')).toBeUndefined();
  expect(arrange('?search=a')).toBe(columns);
});

test('order, widths and hidden columns of a list are restored from the address', () => {
  const address = writeArrangement('search=a', {
    columns: [{ id: 'date', width: 180 }, { id: 'name' }, { id: 'recruiter', isHidden: true }],
    isCompact: true,
  });
  expect(address).toBe('search=a&columns=date*180.name.-recruiter&density=compact');
  expect(readArrangement(address)?.isCompact).toBe(true);
  expect(arrange(address).map(({ id }) => id)).toEqual(['date', 'name', 'manager']);
  expect(arrange(address)[0]).toMatchObject({ least: 180, share: 0 });
});

test('a column that an update added is shown at the end', () => {
  expect(arrange('?columns=date.name').map(({ id }) => id)).toEqual([
    ...['date', 'name', 'recruiter', 'manager'],
  ]);
});

test('a column that would merge into a hidden column remains visible', () => {
  const [, manager] = arrange('?columns=name.-recruiter.manager.date');
  expect(manager).toMatchObject({ id: 'manager' });
  expect(manager?.stepsBack).toBeUndefined();
});

test('the column with the name of a row cannot be hidden', () => {
  expect(arrange('?columns=-name.date').map(({ id }) => id)).toContain('name');
});

test.each([
  ['columns that do not exist, twice', 'name.nothing.name.date*90', ['name', 'name', 'date']],
  ['signs of another language', "';drop table.<b>.%00", []],
  ['a width beyond all bounds', 'date*9999', ['date']],
])('invalid columns in an address break no list: %s', (_, text, known) => {
  const search = new URLSearchParams({ columns: text }).toString();
  const ids = readArrangement(search)?.columns.map(({ id }) => id);
  expect(ids?.filter((id) => columns.some((column) => column.id === id))).toEqual(known);
  const widths = arrange(search).map(({ least }) => least);
  expect(Math.max(...widths)).toBeLessThanOrEqual(800);
  expect(new Set(arrange(search).map(({ id }) => id)).size).toBe(arrange(search).length);
});

test('10,000 columns in an address are read only up to a limit', () => {
  const search = `columns=${Array.from({ length: 10_000 }, () => 'date').join('.')}`;
  expect(readArrangement(search)?.columns.length).toBe(60);
  expect(pairColumnsWithChoices(columns, readArrangement(search))).toHaveLength(4);
});

test('an export leaves out hidden columns under all their headings', () => {
  const exported = columns.map((column) =>
    column.id === 'recruiter' ? { ...column, exportedAs: ['Recruiter', 'Mail'] } : column,
  );
  const chosen = toExportColumns(exported, readArrangement('?columns=date.-recruiter.name'));
  expect(chosen?.hidden).toEqual(['Recruiter', 'Mail']);
  expect(chosen?.shown.slice(0, 2)).toEqual(['Date', 'Name']);
  expect(toExportColumns(exported, readArrangement('?density=compact'))).toBeUndefined();
});
