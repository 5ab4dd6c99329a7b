import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sql from 'sql-template-tag';
import { createFolderStorage } from '../../../src/platform/files/storage/folder-storage';
import { openStorage } from '../../../src/platform/files/storage/open-storage';
import { createShellBuildStore } from '../../../src/console/web/shell-builds';
import { onDatabase } from '../../server';

onDatabase((server) => {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'hiring-shell-'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  const shellOf = async (version: string) => {
    const shell = join(root, version);
    await mkdir(join(shell, 'assets'), { recursive: true });
    await writeFile(join(shell, 'build.json'), JSON.stringify({ version }));
    const name = `console.${version.slice(-8)}.js`;
    await writeFile(join(shell, 'assets', name), `// ${version}`);
    await writeFile(join(shell, 'assets', `${name}.gz`), gzipSync(`// ${version}`));
    const { config, db } = server();
    const parts = { db, storage: openStorage(config, db), shell, dataFolder: join(root, 'data') };
    return { address: `/assets/${name}`, builds: createShellBuildStore(parts) };
  };
  const get = (url: string) => server().app.inject({ url, headers: { 'accept-encoding': 'gzip' } });

  it('a server serves the page scripts of a release that only another server has installed', async () => {
    const { address, builds } = await shellOf('1.0.0-aaaaaaaa');
    expect((await get(address)).statusCode).toBe(404);
    await builds.keep();
    await builds.keep();
    const [file, again] = await Promise.all([get(address), get(address)]);
    for (const { statusCode, headers } of [file, again])
      expect([statusCode, headers['content-encoding'], headers['cache-control']]).toEqual([
        200,
        'gzip',
        'public, max-age=31536000, immutable',
      ]);
    expect((await server().app.inject(address)).body).toBe('// 1.0.0-aaaaaaaa');
    expect((await get('/assets/../build.json')).statusCode).toBe(404);
    const next = await shellOf('1.0.0-bbbbbbbb');
    await next.builds.keep();
    expect((await get(next.address)).statusCode).toBe(200);
  });

  it('a shell build that is missing after a restored backup or a moved storage is stored again', async () => {
    const { db, config } = server();
    const { address, builds } = await shellOf('1.0.0-dddddddd');
    await builds.keep();
    await openStorage(config, db).remove('shell-archives/1.0.0-dddddddd.tar');
    expect((await get(address)).statusCode).toBe(404);
    await builds.keep();
    expect((await get(address)).statusCode).toBe(200);
  });

  it('a shell build is deleted 14 days after a server last had it, and not before', async () => {
    const { db, config } = server();
    const { builds } = await shellOf('1.0.0-cccccccc');
    await builds.keep();
    const archive = () => openStorage(config, db).read('shell-archives/1.0.0-cccccccc.tar');
    const served = (days: number) =>
      db.run(sql`update shell_build set served_at = now() - ${days} * interval '1 day'
        where version = '1.0.0-cccccccc'`);
    await served(13);
    await builds.collect();
    expect(await archive()).toBeDefined();
    await served(15);
    await builds.collect();
    expect(await archive()).toBeUndefined();
  });

  it('a shell archive left by a killed server is deleted after 14 days, and an archive in use is not', async () => {
    const { db } = server();
    const folder = join(root, 'left');
    const storage = createFolderStorage(folder);
    const builds = createShellBuildStore({ db, storage, shell: root, dataFolder: folder });
    const names = ['1.0.0-eeeeeeee', '1.0.0-ffffffff'].map((one) => `shell-archives/${one}.tar`);
    await db.run(sql`insert into shell_build (version) values ('1.0.0-eeeeeeee')`);
    for (const name of names) await storage.put(db, name, Buffer.from('tar'));
    const kept = async () => (await Promise.all(names.map(storage.read))).map(Boolean);
    await builds.collect();
    expect(await kept()).toEqual([true, true]);
    const old = new Date(Date.now() - 15 * 86_400_000);
    for (const name of names) await utimes(join(folder, name.replace('/', '/1./')), old, old);
    await builds.collect();
    expect(await kept()).toEqual([true, false]);
  });
});
