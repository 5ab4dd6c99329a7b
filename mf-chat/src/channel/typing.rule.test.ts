import { formatTyping } from './typing.rule';

test('up to two typing people are named, and more are not counted', () => {
  expect(formatTyping([])).toBe('');
  expect(formatTyping(['Ana Rao'])).toBe('Ana Rao is typing…');
  expect(formatTyping(['Ana Rao', 'Ben Das'])).toBe('Ana Rao and Ben Das are typing…');
  expect(formatTyping(['Ana Rao', 'Ben Das', 'Cy'])).toBe('Several people are typing…');
});
