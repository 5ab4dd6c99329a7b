import { formatExperience } from './format-experience';

test.each([
  [null, 'fresher'],
  [0, 'fresher'],
  [1, '1 year'],
  [12, '12 year'],
])('experience %s is shown as %s', (years, words) => {
  expect(formatExperience(years)).toBe(words);
});
