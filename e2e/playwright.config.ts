import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Options } from './test';

const firstOf = (...paths: (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path));
const chromium = firstOf(process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome');
/** Headless Chromium needs a fifth less work, but draws no PDF. */
const headlessShell = firstOf('/usr/bin/chromium-headless-shell') ?? chromium;

/**
 * Test pages close before optimized code pays off, so disabling the compilers saves a tenth of the suite's
 * time.
 */
const quickCode = '--js-flags=--no-maglev --no-turbofan';

const launch = (executablePath: string | undefined, ...flags: string[]) => ({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...flags,
    ],
  },
});
export const wholeBrowserOptions = launch(chromium);
const quick = launch(headlessShell, quickCode);
/** Path prefixes from `tools/test/left-to-all.mjs`, which only a run of all tests includes. */
const leftOut = (process.env.LEFT_OUT ?? '')
  .split(' ')
  .filter(Boolean)
  .map((path) => new RegExp(`/${path}`));
/** Tests of a worker share one browser context, since creating one takes a fifth of the time of a test. */
const inOneWindow = { ...quick, reuseContext: true };
const looks = '**/*looks.spec.ts';
const pdf = /@pdf/;
const translated = [
  ...['applicants-recruiter', 'job-board', 'payout-batches'],
  ...['referral-chat', 'referrals', 'referring'],
].map((name) => `**/journeys/${name}.spec.ts`);

export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../test-results/browser',
  globalSetup: './server/prepare-data.ts',
  // Timeouts are long, since a busy machine is slow; they only end what hangs.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // There are more workers than cores, since a page waits for its server half of the time.
  workers: Math.min(Math.ceil(availableParallelism() * 1.5), 6),
  forbidOnly: Boolean(process.env.CI),
  // The report lists tests that passed only on retry.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    screenshot: 'only-on-failure',
    // Tracing costs a third of each test's time; `--trace on` records a failure.
    trace: 'off',
  },
  projects: [
    { name: 'journeys', testIgnore: [looks, ...leftOut], grepInvert: pdf, use: inOneWindow },
    // Look tests are independent, so no worker is left with a long file at the end.
    { name: 'looks', testMatch: looks, grepInvert: pdf, use: quick, fullyParallel: true },
    {
      name: 'translated',
      testMatch: translated,
      grepInvert: pdf,
      use: { ...inOneWindow, isTranslated: true },
    },
    { name: 'pdf', testIgnore: leftOut, grep: pdf, use: wholeBrowserOptions },
  ],
});
