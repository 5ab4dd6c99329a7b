import { namedRows } from './named-rows';
import type { Chosen } from './selection';

const most = { chosen: 3, leftOut: 2 };

test.each<[Chosen, object]>([
  [{ kind: 'ids', ids: [3, '5'] }, { ids: [3, 5] }],
  [{ kind: 'all', except: [] }, { except: [] }],
  [{ kind: 'all', except: [4, 9] }, { except: [4, 9] }],
])('JOB-029 JOB-030 a selection names exactly its rows: %j', (chosen, named) => {
  expect(namedRows(chosen, most)).toEqual(named);
});

test.each<[Chosen, string]>([
  [{ kind: 'ids', ids: [1, 2, 3, 4] }, 'Select at most 3 rows, or all that match the filters.'],
  [{ kind: 'all', except: [1, 2, 3] }, 'Leave out at most 2 rows, or narrow the filters.'],
])('JOB-029 JOB-030 what no call takes is refused in words: %j', (chosen, refusal) => {
  expect(namedRows(chosen, most)).toEqual({ refusal });
});
