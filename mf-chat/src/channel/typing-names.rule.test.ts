import { formatTypingNames } from './typing-names.rule';

test('up to two typing people are named, and more are not counted', () => {
  expect(formatTypingNames([])).toBe('');
  expect(formatTypingNames(['Ana Rao'])).toBe('Ana Rao is typing…');
  expect(formatTypingNames(['Ana Rao', 'Ben Das'])).toBe('Ana Rao and Ben Das are typing…');
  expect(formatTypingNames(['Ana Rao', 'Ben Das', 'Cy'])).toBe('Several people are typing…');
});
