import { sentence, sum, tallyOfJest, tallyOfPlaywright } from './tally.mjs';

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 2,
  numPendingTests: 3,
  numTodoTests: 4,
};

describe('the tally of a run', () => {
  it('counts a test file that could not be run as a failure', () => {
    expect(tallyOfJest(jestReport)).toMatchObject({ passed: 5, failed: 3, skipped: 7 });
  });

  it('names a browser test that passed only when repeated', () => {
    const stats = { expected: 6, unexpected: 1, flaky: 1, skipped: 2 };
    const tally = tallyOfPlaywright({ stats, errors: [{}] });
    expect(tally).toEqual({ passed: 7, failed: 2, skipped: 2, unsteady: 1 });
    expect(sentence(tally)).toBe('7 passed, 2 failed, 2 skipped (1 passed only when repeated)');
  });

  it('adds runs up and says it in one line', () => {
    const one = { passed: 1, failed: 0, skipped: 2, unsteady: 0 };
    expect(sentence(sum([one, one]))).toBe('2 passed, 0 failed, 4 skipped');
    expect(sentence(sum([]))).toBe('0 passed, 0 failed, 0 skipped');
  });
});
