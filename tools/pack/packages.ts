import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/root.mjs';

export interface PlatformPackage {
  name: string;
  folder: string;
  /** Maps import paths to source files: `./sdk/react` to `./sdk/react/index.ts`. */
  exports: Record<string, string>;
  readme?: string;
  /**
   * Dependencies that the import scan does not find: packages that are loaded by name, and peers of imported
   * packages.
   */
  beside?: string[];
}

interface Described {
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const described = (folder: string): Described =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Described;

const packageOf = (
  name: string,
  more: Pick<PlatformPackage, 'readme' | 'beside'> = {},
): PlatformPackage => ({
  ...more,
  name,
  folder: join(root, name),
  exports: Object.fromEntries(
    Object.entries(described(name).exports ?? {}).filter(([key]) => !key.startsWith('./test/')),
  ),
});

export const toolsPackage = packageOf('tools', {
  readme: 'README.md',
  beside: [
    ...['@swc/core', '@swc/jest', 'swc-loader', 'tsx', 'typescript', 'jest'],
    ...['eslint', 'oxlint', 'oxlint-tsgolint'],
    ...['jest-environment-jsdom', '@testing-library/dom', '@testing-library/jest-dom'],
    ...['@types/jest', '@types/node', '@types/react', '@types/react-dom'],
  ],
});

export const hostCheckPackage: PlatformPackage = {
  name: 'host-check',
  folder: join(root, 'tools'),
  exports: {},
  readme: 'conformance/README.md',
};

export const codePackages: PlatformPackage[] = [
  packageOf('shell', { readme: 'sdk/README.md' }),
  packageOf('shared-ui', { readme: 'README.md', beside: ['slate-dom', '@nivo/core'] }),
  packageOf('shared-auth', { readme: 'README.md' }),
  packageOf('server', { readme: 'contract/README.md' }),
  ...readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => packageOf(name)),
];

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
    .sort();

const filesBehind = (name: string, folder: string, key: string, source: string) => {
  const base = join(folder, source.slice(0, -'*.ts'.length));
  return sourcesBelow(base).map((file) => ({
    path: join(name, key.slice(0, -1), file.slice(base.length, -'.ts'.length)),
    file,
  }));
};

/**
 * Maps import paths such as `server/contract/jobs/postings/job` to source files; some source files have two
 * import paths.
 */
export const listEntryPoints = ({ name, folder, exports }: PlatformPackage) =>
  Object.entries(exports).flatMap(([key, source]) =>
    key.endsWith('/*')
      ? filesBehind(name, folder, key, source)
      : [{ path: join(name, key), file: join(folder, source) }],
  );

const rooms = ['.', 'e2e', 'tools', 'server', 'shell', 'shared-auth', 'shared-ui'];

export const dependencyVersions = new Map(
  rooms
    .map(described)
    .flatMap(({ dependencies = {}, devDependencies = {} }) =>
      Object.entries({ ...devDependencies, ...dependencies }),
    ),
);
