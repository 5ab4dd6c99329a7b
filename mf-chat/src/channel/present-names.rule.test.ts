import { formatPresentNames } from './present-names.rule';

test('up to two present people are named, and the others counted', () => {
  expect(formatPresentNames([])).toBe('');
  expect(formatPresentNames(['Ana Rao'])).toBe('Ana Rao is here');
  expect(formatPresentNames(['Ana Rao', 'Ben Das'])).toBe('Ana Rao and Ben Das are here');
  expect(formatPresentNames(['Ana Rao', 'Ben Das', 'Cy'])).toBe('Ana Rao and 2 others are here');
});
