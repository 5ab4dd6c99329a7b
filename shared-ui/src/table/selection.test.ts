import {
  choose,
  type Chosen,
  countChosen,
  isChosen,
  emptySelection,
  getPageState,
} from './selection';

const all: Chosen = { kind: 'all', except: [] };

test('rows of several pages stay selected together', () => {
  const two = choose(choose(emptySelection, [1, 2], true), [11], true);
  expect(two).toEqual({ kind: 'ids', ids: [1, 2, 11] });
  expect(countChosen(two, 57)).toBe(3);
});

test('a row deselected from all that match is the only one excluded', () => {
  const but = choose(all, [4], false);
  expect(countChosen(but, 57)).toBe(56);
  expect(isChosen(but, 4)).toBe(false);
  expect(isChosen(but, 99)).toBe(true);
  expect(choose(but, [4], true)).toEqual(all);
});

test.each([
  [emptySelection, 'none'],
  [choose(emptySelection, [1], true), 'some'],
  [choose(emptySelection, [1, 2], true), 'all'],
  [all, 'all'],
  [choose(all, [1], false), 'some'],
] as const)('the checkbox of a page shows how much of the page is selected', (chosen, state) => {
  expect(getPageState(chosen, [1, 2])).toBe(state);
});

test('a row is never counted twice', () => {
  expect(countChosen(choose(choose(emptySelection, [1], true), [1, 2], true), 57)).toBe(2);
});
