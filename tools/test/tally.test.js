import {
  listJestFailures,
  listPlaywrightFailures,
  listJestRetries,
  listPlaywrightRetries,
  formatTally,
  sumTallies,
  tallyJest,
  tallyPlaywright,
} from './tally.mjs';

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 2,
  numPendingTests: 3,
  numTodoTests: 4,
};

describe('the summary of a test run', () => {
  it('the summary of a test run counts a test file that could not be run as a failure', () => {
    expect(tallyJest(jestReport)).toEqual({ passed: 5, failed: 3, skipped: 7 });
  });

  it('the summary of a test run counts a failure outside a browser test as a failure', () => {
    const stats = { expected: 6, unexpected: 1, flaky: 1, skipped: 2 };
    expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({
      passed: 7,
      failed: 2,
      skipped: 2,
    });
  });

  it('the summary of a test run names tests that passed only when repeated', () => {
    const assertionResults = [
      { fullName: 'at once', status: 'passed', invocations: 1 },
      { fullName: 'the second time', status: 'passed', invocations: 2 },
      { fullName: 'never', status: 'failed', invocations: 2 },
    ];
    expect(listJestRetries({ testResults: [{ assertionResults }] })).toEqual(['the second time']);

    const spec = (title, status) => ({ file: 'a.spec.ts', title, tests: [{ status }] });
    const suites = [
      { specs: [spec('at once', 'expected')], suites: [{ specs: [spec('later', 'flaky')] }] },
    ];
    expect(listPlaywrightRetries({ suites })).toEqual(['a.spec.ts: later']);
  });

  it('the summary of a test run names each failure with the first lines of its message', () => {
    const assertionResults = [
      {
        fullName: 'adds up',
        status: 'failed',
        failureMessages: ['\u001b[31mtwo\u001b[39m\nis not one'],
      },
      { fullName: 'holds', status: 'passed', failureMessages: [] },
    ];
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: '', assertionResults },
      { name: 'b.test.ts', status: 'failed', message: 'does not compile', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ];
    expect(listJestFailures({ testResults })).toEqual([
      'a.test.ts: adds up\n    two\n    is not one',
      'b.test.ts\n    does not compile',
    ]);

    const tests = [{ status: 'unexpected', results: [{ error: { message: 'not seen' } }] }];
    const suites = [{ specs: [{ file: 'a.spec.ts', title: 'opens', tests }] }];
    expect(listPlaywrightFailures({ suites, errors: [{ message: 'no browser' }] })).toEqual([
      'a.spec.ts: opens\n    not seen',
      'outside a test\n    no browser',
    ]);
  });

  it('the summary of several test runs adds their results up in one line', () => {
    const one = { passed: 1, failed: 0, skipped: 2 };
    expect(formatTally(sumTallies([one, one]))).toBe('2 passed, 0 failed, 4 skipped');
    expect(formatTally(sumTallies([]))).toBe('0 passed, 0 failed, 0 skipped');
  });
});
