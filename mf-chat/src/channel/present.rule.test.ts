import { presentWords } from './present.rule';

test('names up to two people, and counts the others', () => {
  expect(presentWords([])).toBe('');
  expect(presentWords(['Ana Rao'])).toBe('Ana Rao is here');
  expect(presentWords(['Ana Rao', 'Ben Das'])).toBe('Ana Rao and Ben Das are here');
  expect(presentWords(['Ana Rao', 'Ben Das', 'Cy'])).toBe('Ana Rao and 2 others are here');
});
