import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const kept = 2;

const flush = async (path: string, flags: string, content?: Buffer): Promise<void> => {
  const handle = await open(path, flags);
  try {
    if (content) await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Newest first. */
export const listSnapshots = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.tar.gz'))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
};

/** Writes one snapshot so that it survives a power loss, and drops all but the last two. */
export const writeSnapshot = async (folder: string, content: Buffer, at: Date): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${at.toISOString().replaceAll(':', '-')}.tar.gz`);
  await flush(`${file}.part`, 'w', content);
  await rename(`${file}.part`, file);
  await flush(dirname(file), 'r');
  for (const old of (await listSnapshots(folder)).slice(kept)) await rm(old, { force: true });
  return file;
};
