import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);

export default defineConfig({
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
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
