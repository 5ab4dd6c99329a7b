import { presentWords } from './present.rule';

test('up to two present people are named, and the others counted', () => {
  expect(presentWords([])).toBe('');
  expect(presentWords(['Ana Rao'])).toBe('Ana Rao is here');
  expect(presentWords(['Ana Rao', 'Ben Das'])).toBe('Ana Rao and Ben Das are here');
  expect(presentWords(['Ana Rao', 'Ben Das', 'Cy'])).toBe('Ana Rao and 2 others are here');
});
