import { onlyInFullRun, listMissedTests } from './left-to-all.mjs';

const left = onlyInFullRun.map((path) => (path.endsWith('/') ? `${path}one.spec.ts` : path));
const usual = ['mf-jobs/src/job/job.test.ts', 'e2e/journeys/auth.spec.ts'];
const files = [...usual, ...left];

describe('the test files that must have run', () => {
  it('in a full run, all test files must have run', () => {
    expect(listMissedTests({ files, ran: new Set(files), all: true })).toEqual([]);
    expect(listMissedTests({ files, ran: new Set(usual), all: true })).toEqual(left);
  });

  it('in a usual run, all test files but the excluded ones must have run', () => {
    expect(listMissedTests({ files, ran: new Set(usual), all: false })).toEqual([]);
    expect(listMissedTests({ files, ran: new Set(usual.slice(1)), all: false })).toEqual([
      usual[0],
    ]);
  });

  it('a path in the list of excluded test files that no longer exists is reported', () => {
    const kept = files.filter((file) => !file.startsWith(onlyInFullRun[0]));
    expect(listMissedTests({ files: kept, ran: new Set(kept), all: true })).toEqual([
      onlyInFullRun[0],
    ]);
  });
});
