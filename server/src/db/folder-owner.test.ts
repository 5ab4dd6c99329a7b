import { chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from './embedded';
import { restore } from './restore';

const isRoot = process.getuid?.() === 0;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hiring-owner-'));
  await mkdir(join(folder, 'database'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

(isRoot ? it : it.skip)(
  'root leaves nothing in a database that its owner then could not open',
  async () => {
    await chown(join(folder, 'database'), 12_345, 12_345);
    await expect(startEmbedded(folder)).rejects.toThrow('the user with the id 12345');
    await expect(restore(folder, 'any.tar.gz')).rejects.toThrow('Run this as that user');
    expect(await readdir(folder)).toEqual(['database']);
  },
);
