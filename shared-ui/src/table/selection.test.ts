import {
  chooseRows,
  type Chosen,
  countChosenRows,
  isRowChosen,
  emptySelection,
  getPageSelectionState,
} from './selection';

const all: Chosen = { kind: 'all', except: [] };

test('rows of several pages stay selected together', () => {
  const two = chooseRows(chooseRows(emptySelection, [1, 2], true), [11], true);
  expect(two).toEqual({ kind: 'ids', ids: [1, 2, 11] });
  expect(countChosenRows(two, 57)).toBe(3);
});

test('a row deselected after the selection of all matching rows is the only one excluded', () => {
  const but = chooseRows(all, [4], false);
  expect(countChosenRows(but, 57)).toBe(56);
  expect(isRowChosen(but, 4)).toBe(false);
  expect(isRowChosen(but, 99)).toBe(true);
  expect(chooseRows(but, [4], true)).toEqual(all);
});

test.each([
  [emptySelection, 'none'],
  [chooseRows(emptySelection, [1], true), 'some'],
  [chooseRows(emptySelection, [1, 2], true), 'all'],
  [all, 'all'],
  [chooseRows(all, [1], false), 'some'],
] as const)('the checkbox of a page shows how much of the page is selected', (chosen, state) => {
  expect(getPageSelectionState(chosen, [1, 2])).toBe(state);
});

test('a row is never counted twice', () => {
  expect(countChosenRows(chooseRows(chooseRows(emptySelection, [1], true), [1, 2], true), 57)).toBe(
    2,
  );
});
