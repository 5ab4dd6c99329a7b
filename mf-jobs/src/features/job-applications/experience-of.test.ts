import { experienceOf } from './experience-of';

test.each([
  [null, 'fresher'],
  [0, 'fresher'],
  [1, '1 year'],
  [12, '12 year'],
])('JOB-033 experience %s reads %s', (years, words) => {
  expect(experienceOf(years)).toBe(words);
});
