import { describeImpact } from './describe-impact';

test.each([
  [undefined, 'Counting the open applicants…'],
  [{ jobs: 1, openApplications: 0 }, '1 job with no open applicants'],
  [{ jobs: 1, openApplications: 1 }, '1 job with 1 open applicant'],
  [{ jobs: 3, openApplications: 12 }, '3 jobs with 12 open applicants'],
])('a deletion first says what it removes: %j', (impact, words) => {
  expect(describeImpact(impact)).toBe(words);
});

test('a failed count of applicants is reported', () => {
  expect(describeImpact(undefined, { message: 'Try again.' })).toBe(
    'The open applicants could not be counted. Try again.',
  );
});
