import { formatExperienceRange } from './format-experience-range';

test.each([
  [null, null, undefined],
  [0, null, 'Any, freshers too'],
  [10, null, '10 years or more'],
  [3, 5, '3 to 5 years'],
  [0, 1, '0 to 1 years'],
  [1, 1, '1 year'],
  [null, 4, '0 to 4 years'],
])('the work experience from %s to %s is shown in years', (least, most, words) => {
  expect(formatExperienceRange(least, most)).toBe(words);
});
