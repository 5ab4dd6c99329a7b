import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error';
import type { PostgresAccount } from './account';

const machineName = `${process.platform}-${process.arch}`;
const machineFile = 'made-on';
const passwordFile = 'postgres.password';

export const getDatabaseFolder = (dataFolder: string): string => join(dataFolder, 'postgres');

const fileExists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const removeUnfinishedFolders = async (dataFolder: string): Promise<void> => {
  const names = await readdir(dataFolder);
  for (const name of names.filter((entry) => entry.startsWith('postgres.new-')))
    await rm(join(dataFolder, name), { recursive: true, force: true });
};

/** Creates the database in this folder, which is renamed when it is complete. */
export const createFreshFolder = async (
  dataFolder: string,
  account: PostgresAccount | undefined,
): Promise<string> => {
  await removeUnfinishedFolders(dataFolder);
  const fresh = `${getDatabaseFolder(dataFolder)}.new-${process.pid}`;
  await mkdir(fresh, { mode: 0o700 });
  if (account) await chown(fresh, account.uid, account.gid);
  return fresh;
};

export const readDatabasePassword = async (dataFolder: string): Promise<string | undefined> =>
  process.platform === 'win32' ? readFile(join(dataFolder, passwordFile), 'utf8') : undefined;

const getAuthOptions = async (dataFolder: string): Promise<string[]> => {
  if (process.platform !== 'win32') return ['--auth=trust'];
  const path = join(dataFolder, passwordFile);
  await writeFile(path, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${path}`];
};

/** PostgreSQL's built-in locale, since the machine's may be missing or change its sort order. */
const localeOptions = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

const initializeDatabase = async (
  dataFolder: string,
  binaries: string,
  account: PostgresAccount | undefined,
): Promise<void> => {
  const fresh = await createFreshFolder(dataFolder, account);
  const args = ['-D', fresh, '-U', 'postgres', '-E', 'UTF8', '--no-instructions', ...localeOptions];
  await promisify(execFile)(
    join(binaries, 'initdb'),
    [...args, ...(await getAuthOptions(dataFolder))],
    { ...account, cwd: fresh, env: { ...process.env, LC_ALL: 'C' } },
  );
  await writeFile(join(fresh, machineFile), machineName);
  await rename(fresh, getDatabaseFolder(dataFolder));
};

/** PostgreSQL refuses a folder that other users can access, as is usual after copying. */
const restrictFolderAccess = async (database: string): Promise<void> => {
  const { mode } = await stat(database);
  if ((mode & 0o077) !== 0) await chmod(database, 0o700);
};

const changeFolderOwner = async (database: string, account: PostgresAccount): Promise<void> => {
  const { uid } = await stat(database);
  if (uid === account.uid) return;
  await promisify(execFile)('chown', ['-R', `${account.uid}:${account.gid}`, database]);
};

const assertSameMachine = async (database: string): Promise<void> => {
  const madeOn = await readFile(join(database, machineFile), 'utf8').catch(() => machineName);
  if (madeOn === machineName) return;
  throw new StartError(
    `The database in ${database} was made on ${madeOn}, and this is ${machineName}: its files sort ` +
      'otherwise here. Move it as docs/backup.md says under “To another machine”.',
  );
};

const assertNoEarlierEngine = async (dataFolder: string): Promise<void> => {
  if (!(await fileExists(join(dataFolder, 'database')))) return;
  throw new StartError(
    `${dataFolder} holds a database of the earlier engine, which this release cannot read; it is left ` +
      'as it is. Set DATA_FOLDER to another folder, or take the data over as docs/backup.md says.',
  );
};

/** @throws StartError when the existing database cannot be used. */
export const prepareDatabase = async (
  dataFolder: string,
  binaries: string,
  account: PostgresAccount | undefined,
): Promise<void> => {
  const database = getDatabaseFolder(dataFolder);
  if (await fileExists(database)) {
    await assertSameMachine(database);
    if (account) await changeFolderOwner(database, account);
    if (process.platform !== 'win32') await restrictFolderAccess(database);
    return;
  }
  await assertNoEarlierEngine(dataFolder);
  await initializeDatabase(dataFolder, binaries, account);
};
