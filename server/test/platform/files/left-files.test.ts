import sql from 'sql-template-tag';
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addFile } from '../../../src/platform/files/file-changes';
import { removeOrphanedFiles } from '../../../src/platform/files/remove-orphaned-files';
import { createDatabaseStorage } from '../../../src/platform/files/storage/database-storage';
import { createFolderStorage } from '../../../src/platform/files/storage/folder-storage';
import { createS3Storage } from '../../../src/platform/files/storage/s3-storage';
import {
  toStorageName,
  discardContent,
  type FileStorage,
} from '../../../src/platform/files/storage/storage';
import { startTestServer, type TestServer } from '../../server';
import { makeTemporaryFolder } from '../../temporary-folder';
import { startS3 } from './s3-server';

let server: TestServer;
let s3: Awaited<ReturnType<typeof startS3>>;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  s3 = await startS3();
  folder = await makeTemporaryFolder('hiring-left-');
}, 120_000);
afterAll(async () => {
  await s3.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const adapters: [string, () => FileStorage][] = [
  ['a folder', () => createFolderStorage(folder)],
  ['a bucket', () => createS3Storage(s3.bucket)],
];
const afterDays = (days: number) => Date.now() + days * 86_400_000;
const isThere = async (storage: FileStorage, id: string): Promise<boolean> => {
  const content = await storage.read(toStorageName(id));
  if (content) await discardContent(content);
  return content !== undefined;
};
const held = async (storage: FileStorage): Promise<string> => {
  const { userId } = await server.signInAs('administrator');
  const file = { name: 'Mira.pdf', mediaType: 'application/pdf', content: Buffer.from('x') };
  return server.db.transaction((tx) => addFile(tx, storage, file, userId));
};

describe.each(adapters)('unused files in %s', (_, open) => {
  it('a resume left by a killed server is deleted after a day, but no file that a record uses', async () => {
    const storage = open();
    const kept = await held(storage);
    const left = randomUUID();
    await storage.put(server.db, toStorageName(left), Buffer.from('x'));
    // A file this new may belong to a running transaction.
    expect(await removeOrphanedFiles({ db: server.db, storage }, afterDays(0.9))).toEqual([]);
    expect(await removeOrphanedFiles({ db: server.db, storage }, afterDays(1.1))).toEqual([
      toStorageName(left),
    ]);
    expect([await isThere(storage, kept), await isThere(storage, left)]).toEqual([true, false]);
  });

  it('a server with the wrong storage settings never deletes the files of another database', async () => {
    const storage = open();
    const ids = Array.from({ length: 110 }, () => randomUUID());
    for (const id of ids) await storage.put(server.db, toStorageName(id), Buffer.from('x'));
    await expect(removeOrphanedFiles({ db: server.db, storage }, afterDays(2))).rejects.toThrow(
      /unknown to this database/,
    );
    expect(await isThere(storage, ids[0] ?? '')).toBe(true);
    for (const id of ids) await storage.remove(toStorageName(id));
  });
});

it('a half-written file in the storage folder is deleted too', async () => {
  const storage = createFolderStorage(folder);
  const kept = await held(storage);
  const part = `${kept}.part`;
  await writeFile(join(folder, 'files', kept.slice(0, 2), part), 'x');
  expect(await removeOrphanedFiles({ db: server.db, storage }, afterDays(2))).toEqual([
    toStorageName(part),
  ]);
  expect(await isThere(storage, kept)).toBe(true);
});

it('a rolled-back transaction leaves no file in the database', async () => {
  const storage = createDatabaseStorage(server.db);
  await held(storage);
  expect(await removeOrphanedFiles({ db: server.db, storage }, afterDays(2))).toEqual([]);
  const rows = await server.db.many(sql`select from stored_file`);
  expect(rows.length).toBeGreaterThan(0);
});
