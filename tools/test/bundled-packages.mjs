import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../start/root.mjs';

// Packages that tests use as bundles, since Jest compiles each module again for each test file;
// Chakra alone has 1,900 modules.
const names = [
  '@chakra-ui/react',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/user-event',
  'aria-query',
  'formik',
  'lucide-react',
  'typebox',
  'typebox/value',
];
/** Packages that only shared-ui may import, and of which it uses a small part. */
const inParts = ['@chakra-ui/react', 'lucide-react'];
/** Modules of which a page must contain only one copy. */
const once = ['react', 'react-dom', '@emotion/react', ...names];

const sharedUi = readdirSync(join(root, 'shared-ui/src'), { recursive: true })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, 'shared-ui/src', file), 'utf8'));

const importedFrom = (name) => {
  const lists = new RegExp(`(?:import|export) \\{([^}]*)\\} from '${name}'`, 'g');
  const names = sharedUi
    .flatMap((source) => [...source.matchAll(lists)])
    .flatMap(([, list]) => list.split(','))
    .map((one) => one.trim().split(' as ')[0])
    .filter((one) => one && !one.startsWith('type '));
  return [...new Set(names)].sort();
};

const entryOf = (name) =>
  inParts.includes(name)
    ? {
        stdin: {
          contents: `export { ${importedFrom(name).join(', ')} } from '${name}';`,
          resolveDir: join(root, 'shared-ui'),
        },
      }
    : { entryPoints: [name] };

const installed = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(readFileSync(import.meta.filename))
  .update(JSON.stringify(names.map(entryOf)))
  .digest('hex')
  .slice(0, 16);
const folder = join(root, '.cache/test-packages', installed);
const fileOf = (name) => `${name.replaceAll('/', '-')}.js`;

export const bundledPackages = Object.fromEntries(
  names.map((name) => [`^${name}$`, join(folder, fileOf(name))]),
);

const bundle = (name, to) =>
  build({
    ...entryOf(name),
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

const bundlePackages = async () => {
  if (existsSync(folder)) return;
  const part = join(root, '.cache/test-packages', `${basename(folder)}-${process.pid}`);
  await Promise.all(names.map((name) => bundle(name, part)));
  // If a parallel run has already created the folder, this one is deleted.
  await rename(part, folder).catch(() => rm(part, { recursive: true }));
};

export default bundlePackages;
