import { splitLetters } from './split-letters';

test.each([
  ['👩‍👩‍👧‍👦 Rao', ['👩‍👩‍👧‍👦', ' ', 'R', 'a', 'o']],
  ['क्ष', ['क्ष']],
  ['José', ['J', 'o', 's', 'é']],
  ['', []],
])('the text %s is split into letters, but not within a character', (text, letters) => {
  expect(splitLetters(text)).toEqual(letters);
});
