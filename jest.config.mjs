import { readdirSync } from 'node:fs';

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));

const esmOnly = [
  'ky',
  'typebox',
  'sql-template-tag',
  'node-pg-migrate',
  'p-limit',
  'yocto-queue',
  'glob',
  'fast-jwt',
  'country-to-currency',
  '@electric-sql/[a-z-]+',
  'd3-[a-z-]+',
  'internmap',
  'delaunator',
  'robust-predicates',
];

const shared = {
  transform: {
    '^.+\\.(ts|tsx|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'json', 'node', 'mjs'],
  testMatch: ['**/*.test.{ts,tsx,js}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
};

export default {
  projects: [
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jsdom',
      roots: ['shell', 'shared-ui', 'shared-auth', ...remotes].map((room) => `<rootDir>/${room}`),
      setupFiles: ['<rootDir>/tools/test/browser-parts.ts', '<rootDir>/tools/test/kept-styles.ts'],
      setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/tools/test/page-patience.ts'],
      moduleNameMapper: {
        '^@nivo/(?!core).*': '<rootDir>/tools/test/nivo-stand-in.tsx',
        '\\.(css|woff2)$': '<rootDir>/tools/test/empty-file.ts',
      },
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      roots: ['<rootDir>/server', '<rootDir>/tools'],
      globalSetup: '<rootDir>/server/test/start-run.ts',
      globalTeardown: '<rootDir>/server/test/end-run.ts',
      setupFilesAfterEnv: ['<rootDir>/tools/test/server-patience.ts'],
    },
  ],
};
