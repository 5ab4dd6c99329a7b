import { typingWords } from './typing.rule';

test('names up to two people, and counts no further', () => {
  expect(typingWords([])).toBe('');
  expect(typingWords(['Ana Rao'])).toBe('Ana Rao is typing…');
  expect(typingWords(['Ana Rao', 'Ben Das'])).toBe('Ana Rao and Ben Das are typing…');
  expect(typingWords(['Ana Rao', 'Ben Das', 'Cy'])).toBe('Several people are typing…');
});
