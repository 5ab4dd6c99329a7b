import { mostIds, selectedJobs } from './selected-jobs.rule';

const filter = { activeJobs: '1', search: 'cook' };
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('JOB-029 chosen rows go as one list of ids', () => {
  expect(selectedJobs({ chosen: { kind: 'ids', ids: [3, 5] }, count: 2 }, filter)).toEqual({
    jobs: { jobId: [3, 5] },
    count: 2,
  });
});

test('JOB-030 all that match go by the filter, with the number that was seen', () => {
  expect(selectedJobs({ chosen: { kind: 'all', except: [] }, count: 57 }, filter)).toEqual({
    jobs: { matching: filter, expected: 57 },
    count: 57,
  });
});

test.each([
  ['all but some', { kind: 'all', except: [1] } as const, 56],
  ['too many rows', { kind: 'ids', ids: ids(mostIds + 1) } as const, mostIds + 1],
])('a selection that the server cannot act on exactly says why: %s', (_, chosen, count) => {
  const { jobs, refusal } = selectedJobs({ chosen, count }, filter);
  expect(jobs).toBeUndefined();
  expect(refusal).toMatch(/[Ss]elect/);
});
