import { formatAnyValue } from './format-value';

test.each([
  ['Pune', 'Pune'],
  [0, '0'],
  [true, 'Yes'],
  [false, 'No'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [{ id: 1, label: 'Team Lead' }, 'Team Lead'],
  [{ id: 'f', name: 'cv.pdf' }, 'cv.pdf'],
  [{ id: 1 }, ''],
  [[], ''],
  [
    [
      { id: 1, label: 'Pune' },
      { id: 2, label: 'Kochi' },
    ],
    'Pune, Kochi',
  ],
  [['night', true, null], 'night, Yes, '],
])('%j is shown as “%s”', (value, words) => {
  expect(formatAnyValue(value)).toBe(words);
});
