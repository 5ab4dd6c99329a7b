import { build, type BuildOptions, type Metafile } from 'esbuild';
import { join } from 'node:path';
import { listEntryPoints, toolsPackage, type PlatformPackage } from './packages';

const common = {
  bundle: true,
  packages: 'external',
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  metafile: true,
  logLevel: 'silent',
} satisfies BuildOptions;

const importedBy = ({ outputs }: Metafile): string[] =>
  Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );

export const writeCode = async (one: PlatformPackage, outdir: string): Promise<string[]> => {
  const { metafile } = await build({
    ...common,
    entryPoints: [...new Set(listEntryPoints(one).map(({ file }) => file))],
    outbase: one.folder,
    outdir,
    splitting: true,
    platform: 'neutral',
    chunkNames: 'parts/[hash]',
  });
  return importedBy(metafile);
};

export const toolCommands = {
  'remote-build': 'build/build.mjs',
  'remote-dev': 'dev/dev.mjs',
  'remote-deploy': 'deploy/deploy.mjs',
  'remote-registry': 'deploy/registry.mjs',
  'remote-drills': 'drills/drills.mjs',
};

export const hostCommands = { 'host-conformance': 'conformance/conformance.mjs' };

/** Files for tests, which Jest opens by path, so that they are compiled as separate files. */
const ofTests = [
  'browser-parts.ts',
  'kept-styles.ts',
  'page-environment.ts',
  'page-tests.ts',
  'nivo-stand-in.tsx',
  'empty-file.ts',
];

const ofNode = {
  ...common,
  outbase: toolsPackage.folder,
  platform: 'node',
} satisfies BuildOptions;

const at = (file: string): string => join(toolsPackage.folder, file);

const writePrograms = (files: string[], outdir: string) =>
  build({
    ...ofNode,
    outdir,
    entryPoints: files.map(at),
    splitting: true,
    chunkNames: 'parts/[hash]',
    define: { 'process.env.PACKED_TOOLS': '"true"' },
    banner: { js: '#!/usr/bin/env node' },
  });

export const writeHostCheck = async (outdir: string): Promise<string[]> =>
  importedBy((await writePrograms(Object.values(hostCommands), outdir)).metafile);

export const writeTools = async (outdir: string): Promise<string[]> => {
  const { exports } = toolsPackage;
  const own = ['./build', './conformance', './drills'].map((key) => exports[key] ?? '');
  const programs = await writePrograms([...Object.values(toolCommands), ...own], outdir);
  const settings = await build({
    ...ofNode,
    outdir,
    entryPoints: [
      ...['./jest', './lint', './bundler-runtime'].map((key) => at(exports[key] ?? '')),
      ...ofTests.map((file) => at(`test/${file}`)),
    ],
  });
  return [programs, settings].flatMap(({ metafile }) => importedBy(metafile));
};
