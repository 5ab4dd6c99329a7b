import { leftToAll, missedBy } from './left-to-all.mjs';

const left = leftToAll.map((path) => (path.endsWith('/') ? `${path}one.spec.ts` : path));
const usual = ['mf-jobs/src/job/job.test.ts', 'e2e/journeys/auth.spec.ts'];
const files = [...usual, ...left];

describe('the test files that must have run', () => {
  it('in a full run, all test files must have run', () => {
    expect(missedBy({ files, ran: new Set(files), all: true })).toEqual([]);
    expect(missedBy({ files, ran: new Set(usual), all: true })).toEqual(left);
  });

  it('in a usual run, all test files but the excluded ones must have run', () => {
    expect(missedBy({ files, ran: new Set(usual), all: false })).toEqual([]);
    expect(missedBy({ files, ran: new Set(usual.slice(1)), all: false })).toEqual([usual[0]]);
  });

  it('a path in the list of excluded test files that no longer exists is reported', () => {
    const kept = files.filter((file) => !file.startsWith(leftToAll[0]));
    expect(missedBy({ files: kept, ran: new Set(kept), all: true })).toEqual([leftToAll[0]]);
  });
});
