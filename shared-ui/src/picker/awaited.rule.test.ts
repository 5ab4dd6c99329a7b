import { describeUnchosenText, findAwaitedItem } from './awaited.rule';
import type { PickerOptions } from './picker-options';

const pune = { id: 1, label: 'Pune' };
const plant = { id: 2, label: 'Pune Plant', disabled: true, reason: 'It is closed.' };
const answered = (parts: Partial<PickerOptions> = {}): PickerOptions => ({
  items: [plant, pune],
  hasMore: false,
  isLoading: false,
  ...parts,
});

test('Enter chooses the first option; leaving the field chooses an option only on an exact match', () => {
  expect(findAwaitedItem('first', 'pu', answered())).toBe(plant);
  expect(findAwaitedItem('exact', ' PUNE ', answered())).toBe(pune);
  expect(findAwaitedItem('exact', 'pun', answered())).toBeUndefined();
  expect(findAwaitedItem('first', 'x', answered({ items: [] }))).toBeUndefined();
});

test('the message of a picker says what was typed, why no option was chosen, and what to do', () => {
  expect(describeUnchosenText(' goa ', undefined, answered())).toBe(
    '“goa” was not chosen. Choose an entry of the list.',
  );
  expect(describeUnchosenText('pune plant', plant, answered())).toBe(
    '“Pune Plant” cannot be chosen: It is closed.',
  );
  expect(describeUnchosenText('goa', undefined, answered({ error: 'Gone' }))).toBe(
    '“goa” was not chosen: the list could not be loaded. Try again.',
  );
});
