import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths';

const reversed = (text: string): string => [...text].reverse().join('');

/** Renames each script and font in all references too. */
const renameAssets = (shell: string): void => {
  const assets = join(shell, 'assets');
  for (const name of readdirSync(assets)) if (/\.(br|gz)$/.test(name)) rmSync(join(assets, name));
  const hashes = readdirSync(assets).flatMap((name) => /\.([0-9a-f]{8})\./.exec(name)?.[1] ?? []);
  const rename = (text: string): string =>
    text.replace(new RegExp(hashes.join('|'), 'g'), (hash) => reversed(hash));
  for (const name of readdirSync(assets)) {
    const from = join(assets, name);
    const content = readFileSync(from);
    rmSync(from);
    const isCode = name.endsWith('.js');
    writeFileSync(join(assets, rename(name)), isCode ? rename(content.toString()) : content);
  }
  for (const name of ['index.html', 'build.json']) {
    const path = join(shell, name);
    writeFileSync(path, rename(readFileSync(path, 'utf8')));
  }
};

/** Returns a folder whose shell is another build, as after a release that changed every file. */
export const buildNextShell = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'next-shell-'));
  for (const name of readdirSync(root).filter((one) => one !== 'shell' && one !== '.data'))
    symlinkSync(join(root, name), join(folder, name));
  const shell = join(folder, 'shell');
  mkdirSync(shell);
  for (const name of readdirSync(join(root, 'shell')).filter((one) => one !== 'dist'))
    symlinkSync(join(root, 'shell', name), join(shell, name));
  const built = join(shell, 'dist');
  cpSync(join(root, 'shell/dist'), built, { recursive: true });
  renameAssets(built);
  const path = join(built, 'build.json');
  const build = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
  writeFileSync(path, JSON.stringify({ ...build, version: '1.0.0-99999999' }));
  return folder;
};
