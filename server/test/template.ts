import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { lockFolder } from '../src/platform/db/folder-lock';

export const runProgram = promisify(execFile);

const sources = [
  'server/migrations',
  'server/routines',
  'server/demo',
  'server/bench',
  // The seed creates referrals and chats by the server's own code.
  'server/src/referrals/payouts',
  'server/src/referrals/referral-rules',
  'server/src/chat/channels',
].map((folder) => resolve(folder));

const fingerprint = async (kind: string): Promise<string> => {
  const hash = createHash('sha256').update(kind);
  for (const folder of sources)
    for (const name of (await readdir(folder, { recursive: true })).sort())
      if (/\.(ts|sql)$/.test(name)) hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
};

const longestKept = 2 * 86_400_000;

const removeOld = async (root: string): Promise<void> => {
  for (const name of await readdir(root)) {
    const path = join(root, name);
    if (Date.now() - (await stat(path)).mtimeMs > longestKept)
      await rm(path, { recursive: true, force: true });
  }
};

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The folder is built once per machine, since a copy is much faster than a new database. */
export const copyTemplate = async (
  kind: string,
  build: (folder: string) => Promise<void>,
  target: string,
): Promise<void> => {
  const root = join(tmpdir(), 'hiring-test-templates');
  await mkdir(root, { recursive: true, mode: 0o755 });
  const template = join(root, `${kind}-${await fingerprint(kind)}`);
  if (!(await isThere(template))) {
    const lock = await lockFolder(root, kind, 120_000);
    try {
      if (!(await isThere(template))) {
        await removeOld(root);
        await rm(`${template}.part`, { recursive: true, force: true });
        await build(`${template}.part`);
        await rename(`${template}.part`, template);
      }
    } finally {
      await lock.release();
    }
  }
  await runProgram('cp', ['-a', template, target]);
};
