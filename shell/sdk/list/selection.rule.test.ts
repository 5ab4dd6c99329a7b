import { mostChosen, mostLeftOut } from 'server/contract/selection-constants';
import type { Chosen } from 'shared-ui/table';
import { selectAllMatching, selectRow, selectRows } from './selection.rule';

const jobs = { key: 'jobId', one: 'job', many: 'jobs' };
const filter = { activeJobs: '1', search: 'cook' };
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('a selection of one row has its id and its name', () => {
  expect(selectRow(jobs, 3, 'Cook')).toEqual({
    selection: { jobId: [3] },
    count: 1,
    name: 'Cook',
  });
});

test('a selection of all matching rows has the filter and the number that was shown', () => {
  expect(selectAllMatching(jobs, filter, 57)).toEqual({
    selection: { matching: filter, expected: 57 },
    count: 57,
    name: '57 jobs',
  });
});

test.each<[string, Chosen, number, object, string]>([
  ['ticked rows', { kind: 'ids', ids: [3, '5'] }, 2, { jobId: [3, 5] }, '2 jobs'],
  ['one ticked row', { kind: 'ids', ids: [3] }, 1, { jobId: [3] }, '1 job'],
  [
    'all that match',
    { kind: 'all', except: [] },
    57,
    { matching: filter, expected: 57 },
    '57 jobs',
  ],
  [
    'all but some',
    { kind: 'all', except: [3, 5] },
    55,
    { matching: filter, except: [3, 5], expected: 55 },
    '55 jobs',
  ],
])('a selection names exactly its rows: %s', (_, chosen, count, named, name) => {
  expect(selectRows(jobs, { chosen, count }, filter)).toEqual({ selection: named, count, name });
});

test.each<[string, Chosen, string]>([
  [
    'too many rows',
    { kind: 'ids', ids: ids(mostChosen + 1) },
    `Select at most ${mostChosen} rows, or all that match the filters.`,
  ],
  [
    'all but too many',
    { kind: 'all', except: ids(mostLeftOut + 1) },
    `Leave out at most ${mostLeftOut} rows, or narrow the filters.`,
  ],
])('a selection beyond the limits is refused with the reason: %s', (_, chosen, refusal) => {
  expect(selectRows(jobs, { chosen, count: 80_000 }, filter).refusal).toBe(refusal);
});
