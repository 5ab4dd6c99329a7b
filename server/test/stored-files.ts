import sql from 'sql-template-tag';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openStorage } from '../src/platform/files/storage/open-storage';
import { toStorageName } from '../src/platform/files/storage/storage';
import type { TestServer } from './server';
import { waitUntilTasksDone } from './until-tasks-done';

export const listStoredFiles = async ({ config, db }: TestServer): Promise<string[]> => {
  await waitUntilTasksDone(db);
  if (config.databaseUrl) {
    const rows = await db.many<{ name: string }>(sql`
      select distinct name from content_piece where name like 'files/%'`);
    return rows.map(({ name }) => name.replace('files/', ''));
  }
  const folder = join(config.dataFolder, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

export const readFileContent = async (
  { config, db }: Pick<TestServer, 'config' | 'db'>,
  id: string,
): Promise<Buffer | undefined> => {
  await waitUntilTasksDone(db);
  const content = await openStorage(config, db).read(toStorageName(id));
  return content && buffer(content);
};
