import { getLastPageNumber, listPagerItems, formatRowRange } from './pages';

test.each([
  [1, 1, '1'],
  [1, 6, '1 2 3 4 5 6'],
  [1, 12, '1 2 3 gap 12'],
  [3, 12, '1 2 3 4 gap 12'],
  [4, 12, '1 2 3 4 5 gap 12'],
  [6, 12, '1 gap 5 6 7 gap 12'],
  [10, 12, '1 gap 9 10 11 12'],
  [12, 12, '1 gap 11 12'],
])('page %i of %i offers %s', (page, last, marks) => {
  expect(listPagerItems(page, last).join(' ')).toBe(marks);
});

test.each([
  [1, 10, 57, 'Showing 1 to 10 of 57 entries'],
  [6, 10, 57, 'Showing 51 to 57 of 57 entries'],
  [1, 10, 0, 'Showing 0 to 0 of 0 entries'],
])('the footer says which rows are shown', (page, limit, total, words) => {
  expect(formatRowRange(page, limit, total)).toBe(words);
});

test('the last page contains the remainder', () => {
  expect(getLastPageNumber(57, 10)).toBe(6);
  expect(getLastPageNumber(0, 10)).toBe(1);
});
