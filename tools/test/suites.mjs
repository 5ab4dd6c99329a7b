import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../start/root.mjs';
import { runWithOutput } from '../start/run.mjs';
import { findChromium } from './find-chromium.mjs';
import { addDovecot } from './find-dovecot.mjs';
import { prepareTemporaryFolder } from './in-memory.mjs';
import { fullRunTag, onlyInFullRun, listMissedTests, usualProjects } from './left-to-all.mjs';
import {
  listJestFailures,
  listPlaywrightFailures,
  listJestFiles,
  listPlaywrightFiles,
  listJestRetries,
  listPlaywrightRetries,
  tallyJest,
  tallyPlaywright,
} from './tally.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);

/**
 * Environment that enables large memory pages, since test processes allocate much memory and some virtual
 * machines need 13 µs for each page of 4 KB.
 */
const largePages = { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' };

/** A suite without a report has crashed and counts as one failure. */
const runSuite = async (
  command,
  args,
  env,
  report,
  { tallyOf, repeatedOf, failuresOf, filesOf },
) => {
  const file = join(root, 'test-results', report);
  rmSync(file, { force: true });
  const temporary = prepareTemporaryFolder();
  const code = await runWithOutput(command, args, {
    env: { ...process.env, ...largePages, ...temporary.env, ...env },
  });
  temporary.remove();
  const read = existsSync(file) && JSON.parse(readFileSync(file, 'utf8'));
  const tally = read ? tallyOf(read) : { passed: 0, failed: 1, skipped: 0 };
  const failures = read ? failuresOf(read) : [`${command} left no report`];
  for (const name of read ? repeatedOf(read) : [])
    process.stdout.write(`Passed only when repeated: ${name}\n`);
  const counted = code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  return { tally: counted, failures, files: read ? filesOf(read) : [] };
};

const leftOut = ({ all, filters }) =>
  all || filters.length > 0 ? {} : { LEFT_OUT: onlyInFullRun.join(' ') };

/** Number of Jest workers: more than cores, since server tests wait for other processes half of the time. */
const jestWorkers = Math.ceil(availableParallelism() * 1.5);

export const runJest = async (asked) => {
  await addDovecot();
  return runSuite(
    bin('jest'),
    [
      ...asked.filters,
      `--maxWorkers=${jestWorkers}`,
      '--passWithNoTests',
      '--json',
      '--outputFile=test-results/jest.json',
      '--silent',
    ],
    // Child processes run the built server, since each process would otherwise compile the sources again.
    { SERVER_BUILD: join(root, 'server/dist'), ...leftOut(asked) },
    'jest.json',
    {
      tallyOf: tallyJest,
      repeatedOf: listJestRetries,
      failuresOf: listJestFailures,
      filesOf: listJestFiles,
    },
  );
};

export const runBrowser = async (asked) => {
  const left = leftOut(asked);
  const usual = left.LEFT_OUT
    ? [`--grep-invert=${fullRunTag}`, ...usualProjects.map((name) => `--project=${name}`)]
    : [];
  return runSuite(
    bin('playwright'),
    [
      'test',
      ...asked.filters,
      ...usual,
      '--pass-with-no-tests',
      '--config=e2e/playwright.config.ts',
    ],
    { CHROMIUM_PATH: await findChromium(), ...left },
    'browser.json',
    {
      tallyOf: tallyPlaywright,
      repeatedOf: listPlaywrightRetries,
      failuresOf: listPlaywrightFailures,
      filesOf: listPlaywrightFiles,
    },
  );
};

const testFiles = () =>
  execFileSync(
    'git',
    [
      ...['ls-files', '-co', '--exclude-standard', '-z', '--'],
      ...['*.test.ts', '*.test.tsx', '*.test.js', '*.spec.ts'],
    ],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)));

export const describeTestsNotRun = (suites, { all }) =>
  listMissedTests({
    files: testFiles(),
    ran: new Set(suites.flatMap(({ files }) => files)),
    all,
  }).map((file) => `${file} was not run`);
