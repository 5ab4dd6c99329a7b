import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import type { Registry } from '../../../contract/console/registry/registry';
import { openStorage } from '../../../src/platform/files/storage/open-storage';
import { publishBuiltRemotes } from '../../../src/console/registry/publish-built-remotes';
import { createRemoteFiles } from '../../../src/console/registry/remote-files';
import {
  createDescription,
  toRemoteFiles,
  remotesPath,
  uploadRemote,
  uploadForm,
  versionArchive,
} from './deploying-parts';
import { onDatabase, type Caller, type TestServer } from '../../server';

const routeAt = (id: string, path: string) => ({ routes: [{ id: `${id}.x`, path, title: 'X' }] });

const deploy = async (by: Caller, id: string, version: string, parts = {}) => {
  const sent = await uploadRemote(by, id, await versionArchive({ id, version, parts }));
  expect(sent.statusCode).toBe(200);
  return by.send('PUT', `${remotesPath}/${id}`, { payload: { version } });
};

const liveVersions = async ({ app }: TestServer) => {
  const { remotes: live } = (await app.inject('/registry.json')).json<Registry>();
  return Object.fromEntries(live.map(({ id, version }) => [id, version]));
};

const tokenFor = async (administrator: Caller, remote: string): Promise<string> => {
  const payload = { name: `Pipeline of ${remote}`, rights: ['remotes:deploy'], remote };
  const made = await administrator.send('POST', '/api/v1/service-token', { payload });
  const { id } = made.json<{ data: { id: number } }>().data;
  const secret = await administrator.send('POST', `/api/v1/service-token/${id}/secret`);
  return secret.json<{ data: { token: string } }>().data.token;
};

onDatabase((server) => {
  let administrator: Caller;
  beforeAll(async () => {
    administrator = await server().signInAs('administrator');
  });

  it('an uploaded version is served unchanged, and goes live by a move of the pointer', async () => {
    const archive = await versionArchive({ id: 'notes', version: '1.0.0' });
    const sent = await uploadRemote(administrator, 'notes', archive);
    expect(sent.json()).toMatchObject({ data: { version: '1.0.0', isLive: false } });
    expect(await liveVersions(server())).not.toHaveProperty('notes');
    const file = await server().app.inject('/remotes/notes/1.0.0/remoteEntry.js');
    expect(file.body).toBe('window.notes = {};');
    const moved = await administrator.send('PUT', `${remotesPath}/notes`, {
      payload: { version: '1.0.0' },
    });
    expect(moved.json()).toMatchObject({ data: [{ version: '1.0.0', isLive: true }] });
    expect(await liveVersions(server())).toMatchObject({ notes: '1.0.0' });
    const deeds = await server().db.many<{ action: string }>(sql`
      select action from audit_entry where details ->> 'id' = 'notes' order by id`);
    expect(deeds.map(({ action }) => action)).toEqual(['registry.upload', 'registry.move']);
  });

  it('a version can be uploaded again with the same bytes, and never with others', async () => {
    const version = { id: 'twice', version: '1.0.0' };
    const send = async (entry: string) =>
      uploadRemote(
        administrator,
        'twice',
        await versionArchive({ ...version, files: toRemoteFiles(entry) }),
      );
    expect((await send('window.one = 1;')).statusCode).toBe(200);
    expect((await send('window.one = 1;')).statusCode).toBe(200);
    const other = await send('window.two = 2;');
    expect(other.statusCode).toBe(409);
    expect(other.json()).toHaveProperty(
      'error.message',
      expect.stringContaining('a version never changes'),
    );
    const file = await server().app.inject('/remotes/twice/1.0.0/remoteEntry.js');
    expect(file.body).toBe('window.one = 1;');
  });

  it('an upload that fails at its end leaves nothing, and succeeds when repeated', async () => {
    const { db, config } = server();
    const version = { id: 'half', version: '1.0.0' };
    const archive = await versionArchive(version);
    await db.run(sql`
      create function refuse_half() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
    await db.run(sql`
      create trigger refuse_half before insert on remote_version execute function refuse_half()`);
    const failed = await uploadRemote(administrator, 'half', archive);
    await db.run(sql`drop function refuse_half() cascade`);
    expect(failed.statusCode).toBe(500);
    const remoteFiles = createRemoteFiles(db, openStorage(config, db), config.dataFolder);
    expect(await remoteFiles.isKept('half', '1.0.0')).toBe(false);
    const repeated = await Promise.all(
      [1, 2].map(() => uploadRemote(administrator, 'half', archive)),
    );
    expect(repeated.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await remoteFiles.isKept('half', '1.0.0')).toBe(true);
    await remoteFiles.remove('half', '1.0.0');
    expect(await remoteFiles.isKept('half', '1.0.0')).toBe(true);
  });

  it('a build found on the server’s machine at the start does not replace a deployed version', async () => {
    const { db, config } = server();
    await deploy(administrator, 'letters', '2.0.0');
    const root = await mkdtemp(join(tmpdir(), 'hiring-built-'));
    const folder = join(root, 'mf-letters/dist');
    await mkdir(folder, { recursive: true });
    const built = createDescription({ id: 'letters', version: '1.5.0' });
    await writeFile(join(folder, 'remote.json'), JSON.stringify(built));
    const remoteFiles = createRemoteFiles(db, openStorage(config, db), config.dataFolder);
    const log = { info: () => undefined, warn: () => undefined };
    await publishBuiltRemotes({ db, remoteFiles, root, platform: '1.0.0', log });
    await rm(root, { recursive: true });
    expect(await liveVersions(server())).toMatchObject({ letters: '2.0.0' });
    const versions = await administrator.send('GET', `${remotesPath}/letters`);
    expect(versions.json()).toMatchObject({ data: [{ version: '1.5.0' }, { version: '2.0.0' }] });
  });

  it('a pointer move with If-Match is refused if somebody else moved the pointer meanwhile', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await uploadRemote(administrator, 'plans', await versionArchive({ id: 'plans', version }));
    const move = (version: string, from?: string) =>
      administrator.send('PUT', `${remotesPath}/plans`, {
        payload: { version },
        ...(from !== undefined && { headers: { 'if-match': from } }),
      });
    expect((await move('1.0.0')).statusCode).toBe(200);
    const answers = await Promise.all([move('1.1.0', '"1.0.0"'), move('1.2.0', '"1.0.0"')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    expect((await move('1.0.0', 'plain')).statusCode).toBe(422);
  });

  it('two remotes that declare the same page address cannot both go live at once: one is refused', async () => {
    const ids = ['first-of-two', 'other-of-two'];
    for (const id of ids) {
      const parts = routeAt(id, '/taken-twice');
      await uploadRemote(administrator, id, await versionArchive({ id, version: '1.0.0', parts }));
    }
    const answers = await Promise.all(
      ids.map((id) =>
        administrator.send('PUT', `${remotesPath}/${id}`, { payload: { version: '1.0.0' } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const live = await liveVersions(server());
    expect(ids.filter((id) => id in live)).toHaveLength(1);
  });

  it('a remote that is switched off is unavailable, frees its addresses, and can be switched on', async () => {
    const offer = (id: string, isEnabled: boolean) =>
      administrator.send('PUT', `${remotesPath}/${id}/availability`, { payload: { isEnabled } });
    await deploy(administrator, 'old-wiki', '1.0.0', routeAt('old-wiki', '/wiki'));
    expect((await offer('old-wiki', false)).json()).toMatchObject({
      data: { id: 'old-wiki', version: '1.0.0', isEnabled: false },
    });
    expect(await liveVersions(server())).not.toHaveProperty('old-wiki');
    const moved = await deploy(administrator, 'new-wiki', '1.0.0', routeAt('new-wiki', '/wiki'));
    expect(moved.statusCode).toBe(200);
    const refused = await offer('old-wiki', true);
    expect(refused.json()).toHaveProperty(
      'error.fields.isEnabled',
      expect.stringContaining('belongs to "new-wiki" already'),
    );
    await offer('new-wiki', false);
    expect((await offer('old-wiki', true)).statusCode).toBe(200);
    expect(await liveVersions(server())).toMatchObject({ 'old-wiki': '1.0.0' });
    expect((await offer('nowhere', false)).statusCode).toBe(404);
  });
});

onDatabase((server) => {
  let administrator: Caller;
  beforeAll(async () => {
    administrator = await server().signInAs('administrator');
  });

  const sendWith = async (token: string, id: string, archive: Buffer) => {
    const { headers, payload } = await uploadForm(archive);
    return server().app.inject({
      method: 'POST',
      url: `${remotesPath}/${id}/versions`,
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload,
    });
  };

  it('the token of a remote can deploy that remote, and no other', async () => {
    const token = await tokenFor(administrator, 'notes');
    const own = await versionArchive({ id: 'notes', version: '1.0.0' });
    expect((await sendWith(token, 'notes', own)).statusCode).toBe(200);
    const call = (method: 'GET' | 'PUT', path: string, payload?: object) =>
      server().app.inject({
        method,
        url: `${remotesPath}${path}`,
        headers: { authorization: `Bearer ${token}` },
        ...(payload && { payload }),
      });
    expect((await call('PUT', '/notes', { version: '1.0.0' })).statusCode).toBe(200);
    expect((await call('GET', '')).json()).toMatchObject({ data: [{ id: 'notes' }] });
    for (const answer of [
      await sendWith(token, 'jobs', await versionArchive({ id: 'jobs', version: '1.0.0' })),
      await call('PUT', '/jobs', { version: '1.0.0' }),
      await call('PUT', '/jobs/availability', { isEnabled: false }),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toHaveProperty(
        'error.message',
        'This service token deploys "notes" and no other remote.',
      );
    }
    // The archive's own id must match the address.
    const inside = await sendWith(
      token,
      'notes',
      await versionArchive({ id: 'jobs', version: '1.0.0' }),
    );
    expect(inside.statusCode).toBe(422);
    const moves = await server().db.many<{ actorId: number }>(sql`
      select actor_id as "actorId" from audit_entry where action = 'registry.move'`);
    expect(moves).toEqual([{ actorId: expect.any(Number) as number }]);
    expect(moves[0]?.actorId).toBeLessThan(0);
  });

  it('a service token with the right to deploy must name its remote', async () => {
    const payload = { name: 'Nameless', rights: ['remotes:deploy'] };
    const answer = await administrator.send('POST', '/api/v1/service-token', { payload });
    expect(answer.json()).toHaveProperty(
      'error.fields.remote',
      'Name the remote that it deploys, such as jobs.',
    );
  });

  it.each(['recruiter', 'auditor', 'recruiting-manager'] as const)(
    'a %s can neither deploy a remote nor switch it off',
    async (role) => {
      const by = await server().signInAs(role);
      const archive = await versionArchive({ id: 'notes', version: '2.0.0' });
      expect((await uploadRemote(by, 'notes', archive)).statusCode).toBe(403);
      const payload = { isEnabled: false };
      const answer = await by.send('PUT', `${remotesPath}/notes/availability`, { payload });
      expect(answer.statusCode).toBe(403);
    },
  );
});
