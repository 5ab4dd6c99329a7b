import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Secrets of this installation, generated at its first start. */
export interface Secrets {
  /** Signs access tokens. */
  tokenKey: string;
  /** Keys the hashes of codes, refresh secrets and browser marks. */
  hashKey: string;
}

const generate = (): Secrets => ({
  tokenKey: randomBytes(48).toString('base64url'),
  hashKey: randomBytes(48).toString('base64url'),
});

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Reads the secrets of a data folder; the first call writes them, readable by the owner only. */
export const loadSecrets = async (dataFolder: string): Promise<Secrets> => {
  const path = join(dataFolder, 'secrets.json');
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Secrets;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const secrets = generate();
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const handle = await open(`${path}.part`, 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify(secrets));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${path}.part`, path);
  return secrets;
};
