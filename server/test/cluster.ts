import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findPostgresAccount } from '../src/platform/db/own-postgres/account';
import { findFreePort } from '../src/platform/db/own-postgres/address';
import { findPostgresBinaries } from '../src/platform/db/own-postgres/binaries';
import {
  getDatabaseFolder,
  prepareDatabase,
} from '../src/platform/db/own-postgres/database-folder';
import { runPostgres } from '../src/platform/db/own-postgres/run-postgres';
import { waitUntilReady } from '../src/platform/db/own-postgres/wait-until-ready';
import { copyTemplate } from './template';
import { makeTemporaryFolder } from './temporary-folder';

/** Tests need no durability. Autovacuum is off, so that query plans are reproducible. */
const settings = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal' },
  ...{ max_connections: '200', shared_buffers: '256MB', autovacuum: 'off' },
};

/** The cluster ends with this process, even after a kill. */
export const startCluster = async (): Promise<{ address: string; stop(): Promise<void> }> => {
  const root = await makeTemporaryFolder('hiring-pg-');
  const binaries = await findPostgresBinaries();
  const account = await findPostgresAccount(getDatabaseFolder(root));
  const folder = join(root, 'data');
  await copyTemplate(
    'postgres',
    async (fresh) => {
      await mkdir(fresh);
      await prepareDatabase(fresh, binaries, account);
    },
    folder,
  );
  const port = String(await findFreePort());
  const running = runPostgres({
    ...{ binaries, account, database: getDatabaseFolder(folder) },
    address: { ...settings, listen_addresses: '127.0.0.1', port, unix_socket_directories: '' },
  });
  const address = `postgresql://postgres@127.0.0.1:${port}/template1`;
  await waitUntilReady(address, running);
  return {
    address,
    stop: async () => {
      await running.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
};
