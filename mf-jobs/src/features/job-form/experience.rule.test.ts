import { formatExperienceYears, parseExperienceYears } from './experience.rule';

test.each([
  ['0-3', { least: 0, most: 3 }],
  ['10-12', { least: 10, most: 12 }],
  ['10+', { least: 10, most: null }],
  ['', { least: null, most: null }],
])('the range %p is stored and shown again as it was chosen', (range, years) => {
  expect(parseExperienceYears(range)).toEqual(years);
  expect(formatExperienceYears(years)).toBe(range);
});

test('experience outside the ranges of the form is still shown', () => {
  expect(formatExperienceYears({ least: 2, most: 7 })).toBe('2-7');
  expect(formatExperienceYears({ least: 4, most: null })).toBe('4+');
});
