import { createHash } from 'node:crypto';
import { chown, mkdir, readFile, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../start-error';
import type { PostgresAccount } from './account';
import { getDatabaseFolder, readDatabasePassword } from './database-folder';

export interface PostgresAddress {
  settings: Readonly<Record<string, string>>;
  connectionString: string;
}

const socketName = '.s.PGSQL.5432';
/** Maximum of bytes in the path of a Unix socket: Linux allows 107, other systems 103. */
const maxSocketPath = 103;

const makeShortFolder = async (
  path: string,
  account: PostgresAccount | undefined,
): Promise<void> => {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (account) await chown(path, account.uid, account.gid);
  const { uid, mode } = await stat(path);
  if (uid !== (account?.uid ?? process.getuid?.()) || (mode & 0o077) !== 0)
    throw new StartError(
      `${path} belongs to somebody else. Remove it, or set DATA_FOLDER to a shorter path.`,
    );
};

const getSocketFolder = async (
  database: string,
  account: PostgresAccount | undefined,
): Promise<string> => {
  if (Buffer.byteLength(join(database, socketName)) <= maxSocketPath) return database;
  const digest = createHash('sha256').update(database).digest('hex').slice(0, 16);
  const short = join(tmpdir(), `hiring-${digest}`);
  await makeShortFolder(short, account);
  return short;
};

const toSocketAddress = async (
  database: string,
  account: PostgresAccount | undefined,
): Promise<PostgresAddress> => {
  const folder = await getSocketFolder(database, account);
  return {
    settings: {
      listen_addresses: '',
      unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
    },
    connectionString: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
  };
};

export const findFreePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

const toPortAddress = async (password: string): Promise<PostgresAddress> => {
  const port = await findFreePort();
  return {
    settings: { listen_addresses: '127.0.0.1', port: String(port) },
    connectionString: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
  };
};

export const choosePostgresAddress = async (
  dataFolder: string,
  database: string,
  account: PostgresAccount | undefined,
): Promise<PostgresAddress> => {
  const password = await readDatabasePassword(dataFolder);
  return password === undefined ? toSocketAddress(database, account) : toPortAddress(password);
};

/** Lines in `postmaster.pid`, a file of each running PostgreSQL. */
const [portLine, socketLine] = [3, 4];

/** Address of a PostgreSQL that another process on this machine started. */
export const findRunningAddress = async (dataFolder: string): Promise<string> => {
  const lines = (
    await readFile(join(getDatabaseFolder(dataFolder), 'postmaster.pid'), 'utf8')
  ).split('\n');
  const socket = lines[socketLine]?.trim();
  if (socket) return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socket)}`;
  const password = (await readDatabasePassword(dataFolder)) ?? '';
  return `postgresql://postgres:${password}@127.0.0.1:${lines[portLine]?.trim()}/postgres`;
};
