import { parseExperienceYears } from './experience-years.rule';

it.each<[string, number | null]>([
  ['5', 5],
  ['5,0', 5],
  ['5.5', 5],
  ['5.11', 5],
  ['5+', 5],
  ['5+ years', 5],
  ['5 years+', 5],
  ['4 years', 4],
  ['7 Year(s)', 7],
  ['3 yrs 6 months', 3],
  ['3y 6m', 3],
  ['2 Years, 11 Months', 2],
  ['1 yr. and 1 mth.', 1],
  ['18 months', 1],
  ['24 Months', 2],
  ['11 months', 0],
  ['Fresher', 0],
  ['', null],
  ['N/A', null],
])('the experience %j is read as %s completed years', (written, years) => {
  expect(parseExperienceYears(written)).toBe(years);
});

it.each([
  '2-4 years',
  '2 – 4',
  '3/4',
  '3 years 14 months',
  'five',
  '< 1 year',
  '5.5.5',
  '100 years',
  '2012',
  '-3',
  '5 weeks',
])('the experience %j is refused as an unclear number of years', (written) => {
  expect(parseExperienceYears(written)).toBeNaN();
});
