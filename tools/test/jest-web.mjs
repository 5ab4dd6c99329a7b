import { existsSync } from 'node:fs';
import { join } from 'node:path';

// The platform's own packages too: a remote in a repository of its own has them installed.
const esmOnly = [
  'shell',
  'shared-ui',
  'shared-auth',
  'server',
  'tools',
  'ky',
  'typebox',
  'sql-template-tag',
  'node-pg-migrate',
  'p-limit',
  'yocto-queue',
  'glob',
  'fast-jwt',
  'country-to-currency',
  'openid-client',
  'oauth4webapi',
  'jose',
  '@electric-sql/[a-z-]+',
  'd3-[a-z-]+',
  'internmap',
  'delaunator',
  'robust-predicates',
];

/** How every test is compiled. */
export const everyTest = {
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

/** A file beside this one: its source here, what was made of it where the tools are packed. */
const beside = (name) =>
  ['.ts', '.tsx', '.js']
    .map((ending) => join(import.meta.dirname, name + ending))
    .find((path) => existsSync(path));

/** Page and unit tests of what runs in a browser, in these folders. */
export const webTests = (roots) => ({
  ...everyTest,
  displayName: 'web',
  testEnvironment: beside('page-environment'),
  roots,
  setupFiles: [beside('browser-parts'), beside('kept-styles')],
  setupFilesAfterEnv: [beside('page-tests')],
  moduleNameMapper: {
    '^@nivo/(?!core).*': beside('nivo-stand-in'),
    '\\.(css|woff2)$': beside('empty-file'),
  },
});

/** The tests of a remote in a repository of its own. */
export const remoteTests = webTests(['<rootDir>']);
