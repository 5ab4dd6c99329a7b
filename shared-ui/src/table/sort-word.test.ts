import { sortOf, sortWord } from './sort-word';

test.each([
  ['', null],
  ['title', { id: 'title', desc: false }],
  ['-openDate', { id: 'openDate', desc: true }],
])('a sort order is unchanged after writing it to the address and reading it: %j', (word, sort) => {
  expect(sortWord(sort)).toBe(word);
  expect(sortOf(word)).toEqual(sort);
});
