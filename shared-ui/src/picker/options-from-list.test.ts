import { optionsFromList } from './options-from-list';

const useOptions = optionsFromList([
  { id: 1, label: 'Pune', hint: 'Maharashtra' },
  { id: 2, label: 'Kochi' },
]);

test.each([
  ['', [1, 2]],
  [' PUN ', [1]],
  ['maha', [1]],
  ['undefined', []],
  ['goa', []],
])('“%s” is searched in labels and second lines', (search, ids) => {
  const { items, isLoading, hasMore } = useOptions(search);
  expect(items.map(({ id }) => id)).toEqual(ids);
  expect([isLoading, hasMore]).toEqual([false, false]);
});
