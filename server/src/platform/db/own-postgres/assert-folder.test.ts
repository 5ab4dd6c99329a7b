import { chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreSnapshot } from '../restore';
import { startOwnPostgres } from './start-own-postgres';

const asRoot = process.getuid?.() === 0 ? it : it.skip;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hiring-owner-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

asRoot('root creates nothing in a data folder that its owner then could not open', async () => {
  await chown(folder, 12_345, 12_345);
  await expect(startOwnPostgres(folder)).rejects.toThrow('the user with the id 12345');
  await expect(restoreSnapshot(folder, 'any.tar.gz')).rejects.toThrow('Run this as that user');
  expect(await readdir(folder)).toEqual([]);
});

asRoot(
  'a folder that PostgreSQL’s user cannot enter is named before anything is created',
  async () => {
    const inner = join(folder, 'data');
    await mkdir(inner);
    await expect(startOwnPostgres(inner)).rejects.toThrow(`cannot enter ${inner}`);
    expect(await readdir(inner)).toEqual([]);
  },
);
