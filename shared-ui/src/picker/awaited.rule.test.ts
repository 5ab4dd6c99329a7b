import { describeUnchosen, findWanted } from './awaited.rule';
import type { PickerOptions } from './picker-options';

const pune = { id: 1, label: 'Pune' };
const plant = { id: 2, label: 'Pune Plant', disabled: true, reason: 'It is closed.' };
const answered = (parts: Partial<PickerOptions> = {}): PickerOptions => ({
  items: [plant, pune],
  hasMore: false,
  isLoading: false,
  ...parts,
});

test('Enter chooses the first option, and leaving the field only an exact match', () => {
  expect(findWanted('first', 'pu', answered())).toBe(plant);
  expect(findWanted('exact', ' PUNE ', answered())).toBe(pune);
  expect(findWanted('exact', 'pun', answered())).toBeUndefined();
  expect(findWanted('first', 'x', answered({ items: [] }))).toBeUndefined();
});

test('the message of a picker says what was typed, why no option was chosen, and what to do', () => {
  expect(describeUnchosen(' goa ', undefined, answered())).toBe(
    '“goa” was not chosen. Choose an entry of the list.',
  );
  expect(describeUnchosen('pune plant', plant, answered())).toBe(
    '“Pune Plant” cannot be chosen: It is closed.',
  );
  expect(describeUnchosen('goa', undefined, answered({ error: 'Gone' }))).toBe(
    '“goa” was not chosen: the list could not be loaded. Try again.',
  );
});
