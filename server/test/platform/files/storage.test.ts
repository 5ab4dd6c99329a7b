import sql from 'sql-template-tag';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { copyFileContents } from '../../../src/platform/files/storage/copy-contents';
import { createDatabaseStorage } from '../../../src/platform/files/storage/database-storage';
import { assertStorage } from '../../../src/platform/files/storage/assert-storage';
import { createFolderStorage } from '../../../src/platform/files/storage/folder-storage';
import { createS3Storage } from '../../../src/platform/files/storage/s3-storage';
import { toStorageName, type FileStorage } from '../../../src/platform/files/storage/storage';
import type { S3Bucket } from '../../../src/platform/config';
import { startTestServer, type TestServer } from '../../server';
import { startS3 } from './s3-server';

let server: TestServer;
let folder = '';
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'hiring-storage-'));
  s3 = await startS3();
}, 120_000);
afterAll(async () => {
  await s3.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const adapters: [name: string, open: () => FileStorage][] = [
  ['a folder', () => createFolderStorage(folder)],
  ['the database', () => createDatabaseStorage(server.db)],
  ['a bucket', () => createS3Storage(s3.bucket)],
];

describe.each(adapters)('files in %s', (_, open) => {
  const contentOf = async (name: string) => {
    const content = await open().read(name);
    return content && buffer(content);
  };

  it.each([0, 1, 262_143, 262_144, 262_145, 3_000_000])(
    'stored files are returned byte by byte, at %i bytes too',
    async (size) => {
      const [name, content] = [toStorageName(randomUUID()), randomBytes(size)];
      await open().put(server.db, name, content);
      expect((await contentOf(name))?.equals(content)).toBe(true);
    },
  );

  it('stored files do not exist after their removal, and can be removed twice', async () => {
    const [name, other] = [toStorageName(randomUUID()), toStorageName(randomUUID())];
    for (const kept of [name, other]) await open().put(server.db, kept, Buffer.from('x'));
    await open().remove(name);
    await open().remove(name);
    expect(await contentOf(name)).toBeUndefined();
    expect((await contentOf(other))?.toString()).toBe('x');
  });

  it('a stored file can be stored again completely by another server', async () => {
    const name = toStorageName(randomUUID());
    await open().put(server.db, name, Buffer.alloc(600_000));
    await open().put(server.db, name, Buffer.from('short'));
    expect((await contentOf(name))?.toString()).toBe('short');
  });
});

it.each(adapters.filter(([name]) => name !== 'the database'))(
  'files that an interrupted write may have left are found in %s',
  async (_, open) => {
    const storage = open();
    const names = Array.from({ length: 7 }, (_none, at) => `left/notes@1.${at}.0.tar`);
    for (const name of names) await storage.put(server.db, name, Buffer.from('x'));
    const leftBefore = async (milliseconds: number) => {
      const found: string[] = [];
      const before = new Date(Date.now() + milliseconds);
      for await (const name of storage.mayBeLeft('left', before)) found.push(name);
      return found.sort();
    };
    expect(await leftBefore(60_000)).toEqual(names);
    expect(await leftBefore(-60_000)).toEqual([]);
  },
);

it('all files of a bucket are listed, although S3 lists one part at a time', async () => {
  const names = Array.from({ length: 7 }, (_, at) => `left/notes@1.${at}.0.tar`);
  // A stub with pages as Amazon documents them, since s3rver cannot list in pages.
  const listing = createServer(({ url = '' }, response) => {
    const { searchParams } = new URL(url, 'http://s3');
    const further = names.filter((name) => name > (searchParams.get('start-after') ?? ''));
    const objects = further.slice(0, 3).map(
      (name) => `<Contents><Key>${name}</Key>
        <LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
    );
    response.end(`<ListBucketResult><IsTruncated>${further.length > 3}</IsTruncated>
      ${objects.join('')}</ListBucketResult>`);
  });
  await new Promise<void>((done) => listing.listen(0, '127.0.0.1', done));
  const { port } = listing.address() as AddressInfo;
  const storage = createS3Storage({ ...s3.bucket, url: `http://127.0.0.1:${port}/console` });
  const found: string[] = [];
  for await (const name of storage.mayBeLeft('left', new Date())) found.push(name);
  expect(found).toEqual(names);
  listing.closeAllConnections();
  listing.close();
});

it('moving to another storage loses no file', async () => {
  const ids = [randomUUID(), randomUUID()];
  const [from, to] = [createFolderStorage(folder), createS3Storage(s3.bucket)];
  for (const id of ids) {
    await from.put(server.db, toStorageName(id), Buffer.from(id));
    await server.db.run(sql`
      insert into stored_file (id, name, media_type, size, sha256)
      values (${id}, 'a.pdf', 'application/pdf', 36, '')`);
  }
  const build = 'shell-archives/1.0.0-aaaaaaaa.tar';
  await server.db.run(sql`insert into shell_build (version) values ('1.0.0-aaaaaaaa')`);
  await from.put(server.db, build, Buffer.from(build));
  expect(await copyFileContents(server.db, from, to)).toBe(3);
  expect(await s3.names()).toContain(build);
  for (const id of ids) {
    const content = await to.read(toStorageName(id));
    expect(content && (await buffer(content)).toString()).toBe(id);
  }
});

it('a failed write of a file leaves nothing in the database', async () => {
  const name = toStorageName(randomUUID());
  const storage = createDatabaseStorage(server.db);
  const failing = server.db.transaction(async (inner) => {
    await storage.put(inner, name, Buffer.from('x'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await storage.read(name)).toBeUndefined();
});

it('a request to a briefly unavailable bucket is repeated, and then the failure is reported', async () => {
  const storage = createS3Storage(s3.bucket);
  s3.fail(2);
  await storage.put(server.db, 'files/a', Buffer.from('x'));
  expect(await s3.names()).toContain('files/a');
  s3.fail(9);
  await expect(storage.read('files/a')).rejects.toMatchObject({ code: 'NOT_READY', status: 503 });
  s3.fail(0);
  await s3.goAway();
  const waiting = storage.put(server.db, 'files/b', Buffer.from('x'));
  await s3.comeBack();
  await waiting;
  expect(await s3.names()).toEqual(expect.arrayContaining(['files/a', 'files/b']));
});

it.each<[string, Partial<S3Bucket>, RegExp]>([
  ['a wrong secret', { secretAccessKey: 'guessed' }, /403 SignatureDoesNotMatch: \S.*S3_/],
  ['an unknown key', { accessKeyId: 'nobody' }, /403 InvalidAccessKeyId: \S.*S3_/],
  ['a bucket that is not there', { url: 'other' }, /404 NoSuchBucket: \S.*S3_/],
  ['nothing at its address', { url: 'http://127.0.0.1:2/console' }, /ECONNREFUSED.*S3_/],
])(
  'a wrong bucket setting is reported at the start, and nothing is stored there: %s',
  async (_, wrong, reason) => {
    const bucket = { ...s3.bucket, ...wrong };
    if (wrong.url === 'other') bucket.url = s3.bucket.url.replace(/console$/, 'other');
    const storage = createS3Storage(bucket);
    await expect(assertStorage(storage, { bucket })).rejects.toThrow(reason);
    for (const call of [
      storage.put(server.db, 'files/never', Buffer.from('x')),
      storage.remove('files/never'),
    ])
      await expect(call).rejects.toMatchObject({ code: 'NOT_READY' });
    await assertStorage(createS3Storage(s3.bucket), s3);
    expect(await s3.names()).not.toContain('files/never');
  },
);
