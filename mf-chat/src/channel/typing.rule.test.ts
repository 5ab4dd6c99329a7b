import { typingWords } from './typing.rule';

test('up to two typing people are named, and more are not counted', () => {
  expect(typingWords([])).toBe('');
  expect(typingWords(['Ana Rao'])).toBe('Ana Rao is typing…');
  expect(typingWords(['Ana Rao', 'Ben Das'])).toBe('Ana Rao and Ben Das are typing…');
  expect(typingWords(['Ana Rao', 'Ben Das', 'Cy'])).toBe('Several people are typing…');
});
