import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error';
import { rootUserId, type PostgresAccount } from './account';

/** @throws StartError for root in another user's folder: that user could not open root's files. */
export const assertOwnFolder = async (dataFolder: string): Promise<void> => {
  if (process.getuid?.() !== rootUserId) return;
  const { uid } = await stat(dataFolder).catch(() => ({ uid: rootUserId }));
  if (uid === rootUserId) return;
  throw new StartError(
    `The data folder ${dataFolder} belongs to the user with the id ${uid}, and would be of no use to ` +
      'them after root has written into it. Run this as that user: see docs/operation.md.',
  );
};

/** @throws StartError for a folder that the account of PostgreSQL cannot enter. */
export const assertFoldersReachable = async (
  folders: readonly string[],
  account: PostgresAccount,
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
