import sql from 'sql-template-tag';
import type { Database } from '../db/database';
import type { Task } from '../queue/task';
import type { FileStorage } from './storage/storage';

interface StorageDependencies {
  db: Database;
  storage: FileStorage;
}

const batchSize = 500;
/** Milliseconds after which a file without a row is removed: longer than any write takes. */
const minAge = 86_400_000;
/**
 * Servers that were killed leave fewer files without a row than this; more of them suggest the wrong
 * database.
 */
const suspiciousCount = 100;

const findUnknownFiles = async (db: Database, names: readonly string[]): Promise<string[]> => {
  const rows = await db.many<{ name: string }>(sql`
    select left_name.name from unnest(${names}::text[]) left_name (name)
    where not exists (
      select from stored_file where 'files/' || stored_file.id = left_name.name)`);
  return rows.map(({ name }) => name);
};

/**
 * Removes files older than a day that failed writes left without a row; returns their names.
 * @throws Error, removing nothing, when most files have no row, since the database may be the wrong
 * one.
 */
export const removeOrphanedFiles = async (
  { db, storage }: StorageDependencies,
  now = Date.now(),
): Promise<string[]> => {
  const left: string[] = [];
  let names: string[] = [];
  let found = 0;
  const look = async (): Promise<void> => {
    found += names.length;
    left.push(...(await findUnknownFiles(db, names)));
    names = [];
  };
  for await (const name of storage.mayBeLeft('files', new Date(now - minAge))) {
    names.push(name);
    if (names.length === batchSize) await look();
  }
  await look();
  if (left.length > suspiciousCount && left.length > found / 2)
    throw new Error(
      `${left.length} of ${found} stored files are unknown to this database. Is it the one they belong to?`,
    );
  for (const name of left) await storage.remove(name);
  return left;
};

export const createTidyFilesTask = (dependencies: StorageDependencies): Task => ({
  name: 'tidy-files',
  label: 'Remove contents of writes that broke off',
  maxTries: 3,
  schedule: '41 * * * *',
  run: async (_, { log }) => {
    const left = await removeOrphanedFiles(dependencies);
    if (left.length > 0) log.info({ left }, 'Files of broken writes were removed');
  },
});
