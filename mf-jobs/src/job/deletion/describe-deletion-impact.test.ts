import { describeDeletionImpact } from './describe-deletion-impact';

test.each([
  [undefined, 'Counting the open applicants…'],
  [{ jobs: 1, openApplications: 0 }, '1 job with no open applicants'],
  [{ jobs: 1, openApplications: 1 }, '1 job with 1 open applicant'],
  [{ jobs: 3, openApplications: 12 }, '3 jobs with 12 open applicants'],
])('the question before a deletion says what it removes: %j', (impact, words) => {
  expect(describeDeletionImpact(impact)).toBe(words);
});

test('the deletion dialog reports that the applicants could not be counted', () => {
  expect(describeDeletionImpact(undefined, { message: 'Try again.' })).toBe(
    'The open applicants could not be counted. Try again.',
  );
});
