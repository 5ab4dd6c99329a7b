const nothing = { passed: 0, failed: 0, skipped: 0, unsteady: 0 };

/** Counts of a jest report; a file that could not be run counts as one failure. */
export const tallyOfJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  unsteady: 0,
});

/**
 * Counts of a Playwright report; what failed outside a test (a fixture, a file) counts as well.
 * A test that passed only when repeated counts as passed and is named as unsteady.
 */
export const tallyOfPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  unsteady: stats.flaky,
});

/** Adds tallies up. */
export const sum = (tallies) =>
  tallies.reduce(
    (total, tally) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + tally.failed,
      skipped: total.skipped + tally.skipped,
      unsteady: total.unsteady + tally.unsteady,
    }),
    nothing,
  );

export const sentence = ({ passed, failed, skipped, unsteady }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped` +
  (unsteady > 0 ? ` (${unsteady} passed only when repeated)` : '');
