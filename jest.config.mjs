import { readdirSync } from 'node:fs';
import { everyTest, webTests } from './tools/test/jest-web.mjs';

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));

export default {
  projects: [
    webTests(['shell', 'shared-ui', 'shared-auth', ...remotes].map((room) => `<rootDir>/${room}`)),
    {
      ...everyTest,
      displayName: 'node',
      testEnvironment: 'node',
      roots: ['<rootDir>/server', '<rootDir>/tools'],
      globalSetup: '<rootDir>/server/test/start-run.ts',
      globalTeardown: '<rootDir>/server/test/end-run.ts',
      setupFilesAfterEnv: ['<rootDir>/tools/test/server-patience.ts'],
    },
  ],
};
