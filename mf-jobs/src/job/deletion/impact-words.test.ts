import { impactWords } from './impact-words';

test.each([
  [undefined, 'Counting the open applicants…'],
  [{ jobs: 1, openApplications: 0 }, '1 job with no open applicants'],
  [{ jobs: 1, openApplications: 1 }, '1 job with 1 open applicant'],
  [{ jobs: 3, openApplications: 12 }, '3 jobs with 12 open applicants'],
])('a deletion says first what goes with it: %j', (impact, words) => {
  expect(impactWords(impact)).toBe(words);
});

test('a count that failed says so, in place of nothing', () => {
  expect(impactWords(undefined, { message: 'Try again.' })).toBe(
    'The open applicants could not be counted. Try again.',
  );
});
