import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error';

export interface Account {
  uid: number;
  gid: number;
}

export const rootId = 0;

const getId = async (flag: '-u' | '-g', name: string): Promise<number> =>
  Number((await promisify(execFile)('id', [flag, name])).stdout.trim());

const findAccount = async (name: string): Promise<Account | undefined> => {
  try {
    return { uid: await getId('-u', name), gid: await getId('-g', name) };
  } catch {
    return undefined;
  }
};

/**
 * PostgreSQL refuses to run as root: it runs as the owner of `database`, which may not exist yet,
 * else as `postgres` or `nobody`.
 * @throws StartError
 */
export const findPostgresAccount = async (database: string): Promise<Account | undefined> => {
  if (process.getuid?.() !== rootId) return undefined;
  const owner = await stat(database).catch(() => undefined);
  if (owner && owner.uid !== rootId) return { uid: owner.uid, gid: owner.gid };
  const account = (await findAccount('postgres')) ?? (await findAccount('nobody'));
  if (account) return account;
  throw new StartError(
    'PostgreSQL does not run as root, and this machine has neither the user postgres nor nobody. ' +
      'Run the server as another user, or set DATABASE_URL to a PostgreSQL server.',
  );
};
