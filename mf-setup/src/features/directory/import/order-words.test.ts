import { orderWords } from './order-words';

test.each([
  ['people', /Missing departments.* can be created with this file/],
  ['locations', /^Import .*cities.* first/],
] as const)('the order of files is said of %s', (kind, words) => {
  expect(orderWords(kind)).toMatch(words);
});
