import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../start/root.mjs';

// Tests get these as one file each: Chakra alone is 1,900 modules, TypeBox 680, and jest looks up and
// compiles every module anew for each test file.
const names = [
  '@chakra-ui/react',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/user-event',
  'aria-query',
  'formik',
  'typebox',
  'typebox/value',
];
/** What a page has once, whoever imports it. */
const once = ['react', 'react-dom', '@emotion/react', ...names];

const installed = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(readFileSync(import.meta.filename))
  .digest('hex')
  .slice(0, 16);
const folder = join(root, '.cache/test-packages', installed);
const fileOf = (name) => `${name.replaceAll('/', '-')}.js`;

/** Where each of them is, by its name. */
export const bundledPackages = Object.fromEntries(
  names.map((name) => [`^${name}$`, join(folder, fileOf(name))]),
);

const bundle = (name, to) =>
  build({
    entryPoints: [name],
    absWorkingDir: root,
    outfile: join(to, fileOf(name)),
    bundle: true,
    format: 'cjs',
    target: 'es2022',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"test"' },
    external: once.filter((other) => other !== name),
    logLevel: 'error',
  });

/** Before the first test: makes their files, unless those of the installed versions are there. */
const bundlePackages = async () => {
  if (existsSync(folder)) return;
  const part = join(root, '.cache/test-packages', `${basename(folder)}-${process.pid}`);
  await Promise.all(names.map((name) => bundle(name, part)));
  // Another run may have made them meanwhile.
  await rename(part, folder).catch(() => rm(part, { recursive: true }));
};

export default bundlePackages;
