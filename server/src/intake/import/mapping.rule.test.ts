import { suggestMapping } from './mapping.rule';

it.each([
  'Experience',
  'Years',
  'Years of experience',
  'Experience (years)',
  'Total experience in years',
  'Work experience',
  'No. of years',
  'Yrs of Exp',
])('finds the experience in a column named %s', (name) => {
  expect(suggestMapping(['Name', name])).toEqual({ fullName: 0, experience: 1 });
});

it.each(['Years at school', 'Expiry', 'Of', 'Expected salary'])(
  'takes a column named %s for nothing',
  (name) => {
    expect(suggestMapping(['Name', name])).toEqual({ fullName: 0 });
  },
);
