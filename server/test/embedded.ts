import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../src/db/embedded';
import { migrate } from '../src/db/migrate';
import { dayOffset } from './api/job-parts';
import type { TestDatabase } from './postgres';
import { copyOfTemplate } from './template';
import { baseOf, fill, type TestData } from './test-data';

const buildEmpty = async (folder: string): Promise<void> => {
  const database = await startEmbedded(folder);
  await migrate(database.connectionString);
  await database.stop();
};

const buildFilled = (data: Exclude<TestData, 'empty'>) => async (folder: string) => {
  await copyEmbedded(baseOf(data), folder);
  const database = await startEmbedded(folder);
  await fill(database.connectionString, data);
  await database.stop();
};

/** Puts the folder of an embedded database with these rows at `target`. */
export const copyEmbedded = (data: TestData, target: string): Promise<void> =>
  data === 'empty'
    ? copyOfTemplate('embedded', buildEmpty, target)
    : copyOfTemplate(`embedded_${data}_${dayOffset(0)}`, buildFilled(data), target);

/** An embedded database of its own. */
export const startTestEmbedded = async (data: TestData = 'empty'): Promise<TestDatabase> => {
  const root = await mkdtemp(join(tmpdir(), 'hiring-pglite-'));
  const folder = join(root, 'data');
  await copyEmbedded(data, folder);
  const database = await startEmbedded(folder);
  return {
    connectionString: database.connectionString,
    stop: async () => {
      await database.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
};
