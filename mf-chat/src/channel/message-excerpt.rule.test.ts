import { toMessageExcerpt } from './message-excerpt.rule';

test.each([
  ['Hello', 'Hello'],
  [' Hello\n\nthere ', 'Hello there'],
  ['a'.repeat(40), 'a'.repeat(40)],
  ['a'.repeat(41), `${'a'.repeat(40)}…`],
  [`${'a'.repeat(39)} b`, `${'a'.repeat(39)}…`],
  ['😀'.repeat(41), `${'😀'.repeat(40)}…`],
])('the text %j is shortened to the excerpt %j', (message, expected) =>
  expect(toMessageExcerpt(message)).toBe(expected),
);
