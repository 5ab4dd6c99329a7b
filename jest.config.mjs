import { readdirSync } from 'node:fs';
import { bundledPackages } from './tools/test/bundled-packages.mjs';
import { everyTest, webTests } from './tools/test/jest-web.mjs';

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));

const web = webTests(
  ['shell', 'shared-ui', 'shared-auth', ...remotes].map((room) => `<rootDir>/${room}`),
);

/** Tests that only a full run executes: see `tools/test/left-to-all.mjs`. */
const leftOut = (process.env.LEFT_OUT ?? '').split(' ').filter(Boolean);
const testPathIgnorePatterns = [
  ...everyTest.testPathIgnorePatterns,
  ...leftOut.map((path) => `<rootDir>/${path}`),
];

/** The cache of compiled files outlives a run, wherever temporary files are stored. */
const cacheDirectory = '<rootDir>/.cache/jest';

export default {
  // A worker keeps a part of each file that it has run: begun anew, it spares itself long collections.
  workerIdleMemoryLimit: '1GB',
  globalSetup: '<rootDir>/tools/test/bundled-packages.mjs',
  projects: [
    {
      ...web,
      runtime: '<rootDir>/tools/test/shared-code.cjs',
      cacheDirectory,
      testPathIgnorePatterns,
      moduleNameMapper: { ...bundledPackages, ...web.moduleNameMapper },
    },
    {
      ...everyTest,
      cacheDirectory,
      testPathIgnorePatterns,
      displayName: 'node',
      testEnvironment: '<rootDir>/tools/test/shared-environment.cjs',
      runtime: '<rootDir>/tools/test/shared-modules.cjs',
      roots: ['<rootDir>/server', '<rootDir>/tools'],
      moduleNameMapper: bundledPackages,
      globalSetup: '<rootDir>/server/test/start-run.ts',
      globalTeardown: '<rootDir>/server/test/end-run.ts',
      setupFilesAfterEnv: ['<rootDir>/tools/test/server-patience.ts'],
    },
  ],
};
