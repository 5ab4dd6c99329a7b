import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error';

export interface PostgresAccount {
  uid: number;
  gid: number;
}

export const rootUserId = 0;

const readSystemId = async (flag: '-u' | '-g', name: string): Promise<number> =>
  Number((await promisify(execFile)('id', [flag, name])).stdout.trim());

const findSystemAccount = async (name: string): Promise<PostgresAccount | undefined> => {
  try {
    return { uid: await readSystemId('-u', name), gid: await readSystemId('-g', name) };
  } catch {
    return undefined;
  }
};

/**
 * PostgreSQL refuses to run as root, so it runs as the owner of the folder `database`, else as
 * `postgres` or `nobody`.
 * @throws StartError
 */
export const findPostgresAccount = async (
  database: string,
): Promise<PostgresAccount | undefined> => {
  if (process.getuid?.() !== rootUserId) return undefined;
  const owner = await stat(database).catch(() => undefined);
  if (owner && owner.uid !== rootUserId) return { uid: owner.uid, gid: owner.gid };
  const account = (await findSystemAccount('postgres')) ?? (await findSystemAccount('nobody'));
  if (account) return account;
  throw new StartError(
    'PostgreSQL does not run as root, and this machine has neither the user postgres nor nobody. ' +
      'Run the server as another user, or set DATABASE_URL to a PostgreSQL server.',
  );
};
