import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../src/db/embedded';
import { migrate } from '../src/db/migrate';
import type { TestDatabase } from './postgres';
import { copyOfTemplate } from './template';

const build = async (folder: string): Promise<void> => {
  const database = await startEmbedded(folder);
  await migrate(database.connectionString);
  await database.stop();
};

/** A migrated embedded database of its own. */
export const startTestEmbedded = async (): Promise<TestDatabase> => {
  const root = await mkdtemp(join(tmpdir(), 'hiring-pglite-'));
  const folder = join(root, 'data');
  await copyOfTemplate('embedded', build, folder);
  const database = await startEmbedded(folder);
  return {
    connectionString: database.connectionString,
    stop: async () => {
      await database.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
};
