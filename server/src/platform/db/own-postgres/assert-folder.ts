import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error';
import { rootId, type Account } from './account';

/**
 * Keeps root out of a data folder of somebody else: what root writes there, its owner cannot open
 * afterwards, and the server does not start any more.
 * @throws StartError
 */
export const assertOwnFolder = async (dataFolder: string): Promise<void> => {
  if (process.getuid?.() !== rootId) return;
  const { uid } = await stat(dataFolder).catch(() => ({ uid: rootId }));
  if (uid === rootId) return;
  throw new StartError(
    `The data folder ${dataFolder} belongs to the user with the id ${uid}, and would be of no use to ` +
      'them after root has written into it. Run this as that user: see docs/operation.md.',
  );
};

/**
 * Root's own folders are usually closed to the account that PostgreSQL runs as.
 * @throws StartError
 */
export const assertReachable = async (
  folders: readonly string[],
  account: Account,
): Promise<void> => {
  for (const folder of folders)
    await promisify(execFile)('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
      ...account,
      cwd: '/',
    }).catch(() => {
      throw new StartError(
        `PostgreSQL does not run as root, and the user with the id ${account.uid}, as whom it runs, ` +
          `cannot enter ${folder}. Run the server as an ordinary user, set DATA_FOLDER to a folder ` +
          'outside of root’s own, or set DATABASE_URL to a PostgreSQL server.',
      );
    });
};
