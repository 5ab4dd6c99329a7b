import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  globalSetup: './server/prepare-data.ts',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
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
