import { leftToAll, missedBy } from './left-to-all.mjs';

const left = leftToAll.map((path) => (path.endsWith('/') ? `${path}one.spec.ts` : path));
const usual = ['mf-jobs/src/job/job.test.ts', 'e2e/journeys/auth.spec.ts'];
const files = [...usual, ...left];

describe('the test files that must have run', () => {
  it('are all files in a full run', () => {
    expect(missedBy({ files, ran: new Set(files), all: true })).toEqual([]);
    expect(missedBy({ files, ran: new Set(usual), all: true })).toEqual(left);
  });

  it('are all but the excluded files in a usual run', () => {
    expect(missedBy({ files, ran: new Set(usual), all: false })).toEqual([]);
    expect(missedBy({ files, ran: new Set(usual.slice(1)), all: false })).toEqual([usual[0]]);
  });

  it('are reported if the list of exclusions has a path that no longer exists', () => {
    const kept = files.filter((file) => !file.startsWith(leftToAll[0]));
    expect(missedBy({ files: kept, ran: new Set(kept), all: true })).toEqual([leftToAll[0]]);
  });
});
