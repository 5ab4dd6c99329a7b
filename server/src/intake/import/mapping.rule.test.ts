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

it('the headings of the export of applicants are recognised, and the job by its code', () => {
  const headings =
    'Id,First Name,Last Name,Email,Contact Detail,Experience,Job Title,Job Code,Source';
  expect(suggestMapping(headings.split(','))).toEqual({
    ...{ firstName: 1, lastName: 2, applicantEmail: 3, phoneNumber: 4, experience: 5, job: 7 },
    source: 8,
  });
});

it.each([
  ['Last Name, First Name', { lastNameFirst: 0 }],
  ['Candidate', { fullName: 0 }],
  ['Names', { fullName: 0 }],
])('one column %s is the whole name', (heading, mapping) => {
  expect(suggestMapping([heading, 'Email ID'])).toEqual({ ...mapping, applicantEmail: 1 });
});
