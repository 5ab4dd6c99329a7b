import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Options } from './test';

const firstOf = (...paths: (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path));
const chromium = firstOf(process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome');
/** The same without a window: a fifth less work for a journey. It draws no pdf. */
const headlessShell = firstOf('/usr/bin/chromium-headless-shell') ?? chromium;

/** A test's page is gone before optimised code has paid for its making: a tenth of the suite's work. */
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
/** The whole browser, as people have it. */
export const wholeBrowser = launch(chromium);
const quick = launch(headlessShell, quickCode);
/** A usual run leaves these to one of all: see `tools/test/left-to-all.mjs`. */
const leftOut = (process.env.LEFT_OUT ?? '')
  .split(' ')
  .filter(Boolean)
  .map((path) => new RegExp(`/${path}`));
/** A worker's tests take turns in one window, emptied for each: a new one is a fifth of a test's work. */
const inOneWindow = { ...quick, reuseContext: true };
const looks = '**/*looks.spec.ts';
/** Tests where the browser draws a pdf. */
const pdf = /@pdf/;
/** Journeys that move, refer, pay and talk, which are made on translated pages too. */
const translated = [
  ...['applicants-recruiter', 'job-board', 'payout-batches'],
  ...['referral-chat', 'referrals', 'referring'],
].map((name) => `**/journeys/${name}.spec.ts`);

export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../test-results/browser',
  globalSetup: './server/prepare-data.ts',
  // Ends what hangs; a busy machine is given the time that it takes.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // A page waits for its server half of the time.
  workers: Math.min(Math.ceil(availableParallelism() * 1.5), 6),
  forbidOnly: Boolean(process.env.CI),
  // The run names what passed only when repeated.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    screenshot: 'only-on-failure',
    // Recording costs a third of each test's time; `--trace on` records one that failed.
    trace: 'off',
  },
  projects: [
    { name: 'journeys', testIgnore: [looks, ...leftOut], grepInvert: pdf, use: inOneWindow },
    // Each look stands alone, so that no worker is left with a long file at the end.
    { name: 'looks', testMatch: looks, grepInvert: pdf, use: quick, fullyParallel: true },
    {
      name: 'translated',
      testMatch: translated,
      grepInvert: pdf,
      use: { ...inOneWindow, isTranslated: true },
    },
    { name: 'pdf', testIgnore: leftOut, grep: pdf, use: wholeBrowser },
  ],
});
