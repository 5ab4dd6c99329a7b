import { join, relative } from 'node:path';
import { root } from '../start/root.mjs';

const nothing = { passed: 0, failed: 0, skipped: 0 };

/** Counts results of a Jest report; a test file that could not run counts as one failure. */
export const tallyJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** Counts results of a Playwright report; failures outside a test, such as in a fixture, count too. */
export const tallyPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

export const listJestFiles = ({ testResults }) =>
  testResults.map(({ name }) => relative(root, name));

export const listJestRetries = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  );

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

export const listPlaywrightFiles = ({ config, suites }) =>
  suites.map(({ file }) => relative(root, join(config.rootDir, file)));

export const listPlaywrightRetries = ({ suites }) =>
  suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`);

const colours = /\u001b\[[0-9;]*m/g;

const maxLinesOfFailure = 12;

const failure = (name, message = '') =>
  [name, ...message.replace(colours, '').split('\n').slice(0, maxLinesOfFailure)].join('\n    ');

export const listJestFailures = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [failure(name, message)];
      return failed.map(({ fullName, failureMessages }) =>
        failure(`${name}: ${fullName}`, failureMessages[0]),
      );
    });

export const listPlaywrightFailures = ({ suites, errors }) => [
  ...suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => failure(`${file}: ${title}`, results.at(-1)?.error?.message)),
    ),
  ...errors.map(({ message }) => failure('outside a test', message)),
];

export const sumTallies = (tallies) =>
  tallies.reduce(
    (total, tally) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + tally.failed,
      skipped: total.skipped + tally.skipped,
    }),
    nothing,
  );

export const formatTally = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
