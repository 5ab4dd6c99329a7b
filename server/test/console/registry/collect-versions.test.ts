import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql, { type Sql } from 'sql-template-tag';
import { openStorage } from '../../../src/platform/files/storage/open-storage';
import { createS3Storage } from '../../../src/platform/files/storage/s3-storage';
import { removeUnneededVersions } from '../../../src/console/registry/collect-versions';
import { createRemoteFiles } from '../../../src/console/registry/remote-files';
import { toRemoteFiles, remotesPath, uploadRemote, versionArchive } from './deploying-parts';
import { startS3 } from '../../platform/files/s3-server';
import { onDatabase, type Caller } from '../../server';

const inDays = (days: number): Sql => sql`now() + ${days} * interval '1 day'`;

onDatabase((server) => {
  let administrator: Caller;
  let otherFolder = '';
  beforeAll(async () => {
    administrator = await server().signInAs('administrator');
    otherFolder = await mkdtemp(join(tmpdir(), 'hiring-other-'));
  });
  afterAll(() => rm(otherFolder, { recursive: true, force: true }));

  const filesAt = (folder = server().config.dataFolder) =>
    createRemoteFiles(server().db, openStorage(server().config, server().db), folder);
  const collect = async (days: number) =>
    (
      await removeUnneededVersions({ db: server().db, remoteFiles: filesAt(), now: inDays(days) })
    ).map(({ id, version }) => `${id} ${version}`);
  const send = async (id: string, version: string, entry?: string) =>
    uploadRemote(
      administrator,
      id,
      await versionArchive({ id, version, ...(entry && { files: toRemoteFiles(entry) }) }),
    );
  const move = (id: string, version: string) =>
    administrator.send('PUT', `${remotesPath}/${id}`, { payload: { version } });
  const deploy = async (id: string, version: string) => {
    await send(id, version);
    expect((await move(id, version)).statusCode).toBe(200);
  };
  const statusOf = async (id: string, version: string) =>
    (await server().app.inject(`/remotes/${id}/${version}/remoteEntry.js`)).statusCode;
  const runIn = async (tab: string, running: object[]) => {
    const payload = { tab, running, loads: [], failures: [] };
    const answer = await administrator.send('POST', '/api/v1/remote-reports', { payload });
    expect(answer.statusCode).toBe(200);
  };

  it('unneeded versions are removed after 14 days, never the live, previous or canary one', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await deploy('aged', version);
    await send('aged', '1.3.0');
    const payload = { version: '1.3.0', share: 10 };
    await administrator.send('PUT', `${remotesPath}/aged/canary`, { payload });
    await send('aged', '1.4.0');
    expect(await collect(13.9)).toEqual([]);
    expect((await collect(14.1)).sort()).toEqual(['aged 1.0.0', 'aged 1.4.0']);
    expect(await collect(14.1)).toEqual([]);
    expect(await statusOf('aged', '1.0.0')).toBe(404);
    for (const version of ['1.1.0', '1.2.0', '1.3.0'])
      expect(await statusOf('aged', version)).toBe(200);
    const listed = await administrator.send('GET', `${remotesPath}/aged`);
    expect(
      listed.json<{ data: { version: string }[] }>().data.map(({ version }) => version),
    ).toEqual(['1.3.0', '1.2.0', '1.1.0']);
    const entries = await server().db.many<{ actorId: number | null; details: object }>(sql`
      select actor_id as "actorId", details from audit_entry where action = 'registry.collect'
        and details ->> 'id' = 'aged' order by details ->> 'version'`);
    expect(entries).toEqual(
      ['1.0.0', '1.4.0'].map((version) => ({ actorId: null, details: { id: 'aged', version } })),
    );
    await administrator.send('DELETE', `${remotesPath}/aged/canary`);
    await server().db.run(sql`
      update remote_version set created_at = now() - interval '30 days' where remote_id = 'aged'`);
    expect(await collect(13.9)).toEqual([]);
    expect(await collect(14.1)).toEqual(['aged 1.3.0']);
  });

  it('a version of a remote is not removed while an open tab reports that it uses it', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await deploy('worn', version);
    const tab = randomBytes(16).toString('hex');
    await runIn(tab, [{ id: 'worn', version: '1.0.0' }]);
    expect(await collect(400)).not.toContain('worn 1.0.0');
    expect(await statusOf('worn', '1.0.0')).toBe(200);
    await runIn(tab, []);
    expect(await collect(400)).toContain('worn 1.0.0');
  });

  it('a removed version of a remote can be uploaded again only with the same bytes', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await deploy('back', version);
    expect(await collect(15)).toContain('back 1.0.0');
    const gone = await move('back', '1.0.0');
    expect(gone.statusCode).toBe(422);
    expect(gone.json()).toHaveProperty(
      'error.fields.version',
      'This version was old, and its files are gone. Upload it again.',
    );
    expect((await send('back', '1.0.0', 'window.evil = 1;')).statusCode).toBe(409);
    await server().db.run(sql`
      update remote_version set created_at = now() - interval '30 days', left_at = created_at
      where remote_id = 'back'`);
    expect((await send('back', '1.0.0')).statusCode).toBe(200);
    expect(await statusOf('back', '1.0.0')).toBe(200);
    expect(await collect(0)).toEqual([]);
    expect((await move('back', '1.0.0')).statusCode).toBe(200);
  });

  it('several servers remove an old version once, and each deletes its unpacked copy', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await deploy('spread', version);
    const [here, there] = [filesAt(), filesAt(otherFolder)];
    expect(await there.bring('spread', '1.0.0')).toBe(true);
    await there.bring('spread', '1.2.0');
    const { db } = server();
    const found = await Promise.all(
      [here, there, here].map((remoteFiles) =>
        removeUnneededVersions({ db, remoteFiles, now: inDays(15) }),
      ),
    );
    expect(found.flat().filter(({ id }) => id === 'spread')).toEqual([
      { id: 'spread', version: '1.0.0' },
    ]);
    for (const files of [here, there]) {
      await files.removeCollected();
      expect(await files.bring('spread', '1.0.0')).toBe(false);
      expect(await files.bring('spread', '1.2.0')).toBe(true);
    }
    expect(await here.isKept('spread', '1.0.0')).toBe(false);
  });

  it('the archive of a removed version is deleted from the bucket too', async () => {
    const s3 = await startS3();
    const { db } = server();
    const remoteFiles = createRemoteFiles(db, createS3Storage(s3.bucket), otherFolder);
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await deploy('pail', version);
      await db.transaction((tx) =>
        remoteFiles.keep(tx, { id: 'pail', version }, Buffer.from('tar')),
      );
    }
    await removeUnneededVersions({ db, remoteFiles, now: inDays(15) });
    const needed = ['1.1.0', '1.2.0'].map((version) => `remote-archives/pail@${version}.tar`);
    expect((await s3.names()).sort()).toEqual(needed);
    // Simulates a server that was killed between the upload and the insert.
    const left = 'remote-archives/killed@1.0.0.tar';
    await createS3Storage(s3.bucket).put(db, left, Buffer.from('tar'));
    const minute = 60_000;
    expect(await remoteFiles.removeLeft(new Date(Date.now() - minute))).toEqual([]);
    expect(await remoteFiles.removeLeft(new Date(Date.now() + minute))).toEqual([left]);
    expect((await s3.names()).sort()).toEqual(needed);
    await s3.stop();
  });
});
