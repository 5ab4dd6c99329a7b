import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { newDataFolder, root } from '../server/paths';

const run = (folder: string, ...command: string[]): void => {
  execFileSync('npm', command, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
};

const packagesFor = (source: string): string => {
  const lock = readFileSync(join(source, 'package-lock.json'));
  const kept = join(root, '.cache/examples', createHash('sha256').update(lock).digest('hex'));
  if (existsSync(kept)) return join(kept, 'node_modules');
  mkdirSync(join(root, '.cache/examples'), { recursive: true });
  const made = mkdtempSync(join(root, '.cache/examples/new-'));
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(source, file), join(made, file));
  cpSync(join(root, '.npmrc'), join(made, '.npmrc'));
  run(made, 'ci');
  renameSync(made, kept);
  return join(kept, 'node_modules');
};

export const buildExample = (example: string): string => {
  const source = join(root, 'docs/examples', example);
  const folder = newDataFolder();
  cpSync(source, folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)/.test(path),
  });
  symlinkSync(packagesFor(source), join(folder, 'node_modules'));
  run(folder, 'run', 'build');
  return join(folder, 'dist');
};
