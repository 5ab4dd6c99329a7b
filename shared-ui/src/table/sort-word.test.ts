import { sortOf, sortWord } from './sort-word';

test.each([
  ['', null],
  ['title', { id: 'title', desc: false }],
  ['-openDate', { id: 'openDate', desc: true }],
])('an order survives in the address as %j', (word, sort) => {
  expect(sortWord(sort)).toBe(word);
  expect(sortOf(word)).toEqual(sort);
});
