import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

const isFileMissing = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Reads the secret of a data folder. The first call creates it, readable by the owner only. */
export const loadDataFolderSecret = async (dataFolder: string): Promise<string> => {
  const path = join(dataFolder, 'secrets.key');
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (!isFileMissing(error)) throw error;
  }
  const secret = randomBytes(48).toString('base64url');
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const handle = await open(`${path}.part`, 'w', 0o600);
  try {
    await handle.writeFile(secret);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${path}.part`, path);
  return secret;
};
