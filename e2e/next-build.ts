import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './server/paths';

interface Description {
  version: string;
  contributions: { routes: { title: string }[] };
  files: { name: string; sha256: string }[];
}

const built = join(root, 'mf-chat/dist');
const folders: string[] = [];

export const removeBuilds = (): void => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
};

export const buildNextVersion = (version: string, change?: (folder: string) => void): string => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  folders.push(folder);
  cpSync(built, folder, { recursive: true });
  change?.(folder);
  const path = join(folder, 'remote.json');
  const description = JSON.parse(readFileSync(path, 'utf8')) as Description;
  const files = description.files.map(({ name }) => ({
    name,
    sha256: createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex'),
  }));
  writeFileSync(path, JSON.stringify({ ...description, version, files }));
  return folder;
};

export const breakLargestChunk = (folder: string): void => {
  const { contributions } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as {
    contributions: { routes: { code?: { files: string[] } }[] };
  };
  const chunk = contributions.routes[0]?.code?.files.find((name) => /^\d+\./.test(name)) ?? '';
  writeFileSync(join(folder, chunk), 'throw new Error("broken by its team");');
  for (const kind of ['br', 'gz']) {
    const compressed = join(folder, `${chunk}.${kind}`);
    rmSync(compressed, { force: true });
  }
  const path = join(folder, 'remote.json');
  const description = JSON.parse(readFileSync(path, 'utf8')) as Description;
  const files = description.files.filter(
    ({ name }) => name !== `${chunk}.br` && name !== `${chunk}.gz`,
  );
  writeFileSync(path, JSON.stringify({ ...description, files }));
};
