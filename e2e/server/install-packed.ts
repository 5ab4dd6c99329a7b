import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const link = (name: string, to: string): void => {
  const at = join(to, name);
  if (existsSync(at)) return;
  mkdirSync(dirname(at), { recursive: true });
  symlinkSync(join(root, 'node_modules', name), at);
};

/**
 * Installs the packed platform without a registry, with links to the third-party packages that it names and
 * no others.
 */
export const installPackedPackages = (folder: string): void => {
  const packages = join(folder, 'node_modules');
  const unpacked = readdirSync(join(folder, 'platform')).map((file) => {
    const to = join(packages, file.replace(/-[\d.]+\.tgz$/, ''));
    mkdirSync(to, { recursive: true });
    const archive = join(folder, 'platform', file);
    execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', to]);
    return manifestIn(to);
  });
  for (const { dependencies, peerDependencies } of [manifestIn(folder), ...unpacked])
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) link(name, packages);
  // Linters look for their binaries in `node_modules/.bin`.
  link('.bin', packages);
};
