const nothing = { passed: 0, failed: 0, skipped: 0 };

/** Counts of a jest report; a file that could not be run counts as one failure. */
export const tallyOfJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** Counts of a Playwright report; what failed outside a test (a fixture, a file) counts as well. */
export const tallyOfPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

/** Names of the tests of a jest report that passed only when repeated. */
export const repeatedOfJest = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  );

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Names of the tests of a Playwright report that passed only when repeated. */
export const repeatedOfPlaywright = ({ suites }) =>
  suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`);

/** Adds tallies up. */
export const sum = (tallies) =>
  tallies.reduce(
    (total, tally) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + tally.failed,
      skipped: total.skipped + tally.skipped,
    }),
    nothing,
  );

export const sentence = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
