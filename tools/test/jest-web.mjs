import { existsSync } from 'node:fs';
import { join } from 'node:path';

// Packages that exist only as ES modules, including those of the platform, which a separate
// repository installs.
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
  '@adobe/structured-data-validator',
  '@electric-sql/[a-z-]+',
  'request-filtering-agent',
  'd3-[a-z-]+',
  'internmap',
  'delaunator',
  'robust-predicates',
];

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
  transformIgnorePatterns: [
    `/node_modules/(?!(${esmOnly.join('|')})/)`,
    '/\\.cache/test-packages/',
  ],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'json', 'node', 'mjs'],
  testMatch: ['**/*.test.{ts,tsx,js}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
};

const beside = (name) =>
  ['.ts', '.tsx', '.js']
    .map((ending) => join(import.meta.dirname, name + ending))
    .find((path) => existsSync(path));

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

export const remoteTests = webTests(['<rootDir>']);
