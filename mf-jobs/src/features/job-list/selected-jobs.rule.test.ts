import { mostChosen, mostLeftOut } from 'server/contract/selection-constants';
import { selectedJobs } from './selected-jobs.rule';

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

test('JOB-030 rows that were unticked of all that match are left out', () => {
  expect(selectedJobs({ chosen: { kind: 'all', except: [3, 5] }, count: 55 }, filter)).toEqual({
    jobs: { matching: filter, except: [3, 5], expected: 55 },
    count: 55,
  });
});

test.each([
  ['too many rows', { kind: 'ids', ids: ids(mostChosen + 1) } as const, mostChosen + 1],
  ['all but too many', { kind: 'all', except: ids(mostLeftOut + 1) } as const, 80_000],
])('a selection that the server cannot act on exactly says why: %s', (_, chosen, count) => {
  const { jobs, refusal } = selectedJobs({ chosen, count }, filter);
  expect(jobs).toBeUndefined();
  expect(refusal).toMatch(/^(Select|Leave out) at most/);
});
