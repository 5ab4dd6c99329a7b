import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Value from 'typebox/value';
import { gzipSync } from 'node:zlib';
import { Registry } from '../../../contract/console/registry/registry';
import { openStorage } from '../../../src/platform/files/storage/open-storage';
import { publishBuiltRemotes } from '../../../src/console/registry/publish-built-remotes';
import { createRemoteFiles, getRemotesFolder } from '../../../src/console/registry/remote-files';
import { onDatabase } from '../../server';
import { removeFolder } from '../../temporary-folder';

onDatabase((server) => {
  let root = '';
  const warnings: string[] = [];
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'hiring-remotes-'));
    warnings.length = 0;
  });
  afterEach(() => removeFolder(root));

  const build = async (id: string, version: string, parts: object = {}) => {
    const folder = join(root, `mf-${id}`, 'dist');
    await mkdir(folder, { recursive: true });
    const contributions = {
      id,
      needs: '^1.0.0',
      menu: [],
      routes: [],
      cards: [],
      panels: [],
      ...parts,
    };
    await writeFile(join(folder, 'remote.json'), JSON.stringify({ id, version, contributions }));
    await writeFile(join(folder, 'mf-manifest.json'), JSON.stringify({ version }));
    await writeFile(join(folder, 'mf-manifest.json.gz'), gzipSync(JSON.stringify({ version })));
  };
  const publish = () => {
    const { db, config } = server();
    const log = {
      info: () => undefined,
      warn: (line: unknown) => void warnings.push(String(line)),
    };
    const remoteFiles = createRemoteFiles(db, openStorage(config, db), config.dataFolder);
    return publishBuiltRemotes({ db, remoteFiles, root, platform: '1.0.0', log });
  };
  const live = async () => {
    const answer = await server().app.inject('/registry.json');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect([...Value.Errors(Registry, answer.json())]).toEqual([]);
    const { remotes } = answer.json() as Registry;
    return Object.fromEntries(remotes.map(({ id, version }) => [id, version]));
  };

  const whenBuilt = existsSync('shell/dist/build.json') ? it : it.skip;
  whenBuilt(
    'a page names the files of its code, so that they load together with the shell',
    async () => {
      const code = { files: ['remoteEntry.js', 'list.js'], shares: ['shared-ui/table'] };
      const route = { id: 'notes.list', path: '/notes', title: 'Notes', load: 'NotesPage', code };
      const card = {
        ...{
          id: 'notes.new',
          slot: 'dashboard.cards',
          order: 0,
          span: 6,
          title: 'New',
          height: 90,
        },
        ...{ load: 'NewCard', code: { files: ['remoteEntry.js', 'cards.js'], shares: [] } },
      };
      const cards = ['old', 'one', 'two', 'three'].map((name, place) => ({
        ...card,
        ...{ id: `notes.${name}`, order: 9 - place, code: { files: [`${name}.js`], shares: [] } },
      }));
      const setUp = {
        ...{ ...card, id: 'notes.set-up', when: 'setting-up' as const },
        code: { files: ['set-up.js'], shares: [] },
      };
      await build('notes', '1.0.0-hints', { routes: [route], cards: [setUp, ...cards, card] });
      await publish();
      const hintsAt = async (url: string) => {
        const answer = await server().app.inject({ url, headers: { accept: 'text/html' } });
        expect(answer.statusCode).toBe(200);
        return [...answer.body.matchAll(/rel="preload"[^>]* href="([^"]+)"/g)].map(([, to]) => to);
      };
      const beside = '/remotes/notes/1.0.0-hints/';
      expect(await hintsAt('/notes?page=2')).toEqual(
        expect.arrayContaining([
          `${beside}mf-manifest.json`,
          `${beside}remoteEntry.js`,
          `${beside}list.js`,
          expect.stringMatching(/^\/assets\/.+\.js$/),
        ]),
      );
      const home = await hintsAt('/');
      expect(home).toEqual(
        expect.arrayContaining([
          `${beside}mf-manifest.json`,
          `${beside}cards.js`,
          `${beside}one.js`,
        ]),
      );
      // Only the administrator who sets up the installation has this page.
      expect(home).not.toContain(`${beside}set-up.js`);
      // The fifth card is below the visible part of the page.
      expect(home).not.toContain(`${beside}old.js`);
      expect(home).toEqual([...new Set(home)]);
      expect((await hintsAt('/nowhere')).filter((to) => to?.includes('/remotes/'))).toEqual([]);
      const registry = (await server().app.inject('/registry.json')).body;
      // Pages name these files already, so the registry omits them to stay small.
      expect(registry).toContain('NotesPage');
      expect(registry).not.toContain('list.js');
    },
  );

  it('a browser gets the list of remotes again only after the list has changed', async () => {
    await build('sheets', '1.0.0-once');
    await publish();
    const { headers, body } = await server().app.inject('/registry.json');
    const again = () =>
      server().app.inject({ url: '/registry.json', headers: { 'if-none-match': headers.etag } });
    const known = await again();
    expect([known.statusCode, known.body]).toEqual([304, '']);

    await build('sheets', '1.0.0-twice');
    await publish();
    const changed = await again();
    expect([changed.statusCode, changed.headers.etag === headers.etag]).toEqual([200, false]);
    expect(changed.body).not.toBe(body);
    expect(changed.body).toContain('1.0.0-twice');
  });

  it('a built remote goes live, its files can be cached for a year, and it can be rolled back', async () => {
    const { app, signInAs } = server();
    await build('jobs', '1.0.0-aaaa');
    await publish();
    await build('jobs', '1.0.0-bbbb');
    await publish();
    expect(await live()).toMatchObject({ jobs: '1.0.0-bbbb' });

    const asset = await app.inject({
      url: '/remotes/jobs/1.0.0-aaaa/mf-manifest.json',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    });

    const administrator = await signInAs('administrator');
    const path = '/api/v1/registry/remotes/jobs';
    const back = await administrator.send('PUT', path, { payload: { version: '1.0.0-aaaa' } });
    expect(back.statusCode).toBe(200);
    expect(await live()).toMatchObject({ jobs: '1.0.0-aaaa' });
    await publish();
    expect(await live()).toMatchObject({ jobs: '1.0.0-aaaa' });
    const listed = await (await signInAs('auditor')).send('GET', path);
    expect(listed.json()).toMatchObject({
      data: [
        { version: '1.0.0-bbbb', isLive: false },
        { version: '1.0.0-aaaa', isLive: true },
      ],
    });
  });

  it('the old version remains live if the new one is invalid, and the server logs the reason', async () => {
    await build('chat', '1.0.0-aaaa');
    await publish();
    await build('chat', '1.0.0-bbbb', { needs: '^9.0.0' });
    await publish();
    expect(warnings).toEqual([expect.stringContaining('it needs platform ^9.0.0')]);
    await build('chat', '1.0.0-cccc', {
      routes: [{ id: 'chat.x', path: 'no-slash', title: 'X' }],
    });
    await publish();
    expect(warnings.at(-1)).toContain('/contributions/routes/0/path');
    expect(await live()).toMatchObject({ chat: '1.0.0-aaaa' });
  });

  it('remotes that are missing after a backup was restored are published again from the local build', async () => {
    const { app, db, config } = server();
    const address = (version: string) => `/remotes/reports/${version}/mf-manifest.json`;
    const statusOf = async (version: string) => (await app.inject(address(version))).statusCode;
    const loseFiles = async (version: string) => {
      const folder = join(getRemotesFolder(config.dataFolder), 'reports', version);
      await rm(folder, { recursive: true, force: true });
      await openStorage(config, db).remove(`remote-archives/reports@${version}.tar`);
    };
    await build('reports', '1.0.0-aaaa');
    await publish();
    await loseFiles('1.0.0-aaaa');
    expect(await statusOf('1.0.0-aaaa')).toBe(404);
    await publish();
    expect(await live()).toMatchObject({ reports: '1.0.0-aaaa' });
    expect(await statusOf('1.0.0-aaaa')).toBe(200);

    await build('reports', '1.0.0-bbbb');
    await publish();
    const administrator = await server().signInAs('administrator');
    await administrator.send('PUT', '/api/v1/registry/remotes/reports', {
      payload: { version: '1.0.0-aaaa' },
    });
    await loseFiles('1.0.0-aaaa');
    await publish();
    expect(await live()).toMatchObject({ reports: '1.0.0-bbbb' });
  });

  it('an administrator can move the pointer of a remote, and no other role can', async () => {
    const { signInAs } = server();
    await build('setup', '1.0.0-aaaa');
    await publish();
    const payload = { version: '1.0.0-aaaa' };
    for (const role of ['recruiter', 'auditor', 'recruiting-manager'] as const) {
      const caller = await signInAs(role);
      const answer = await caller.send('PUT', '/api/v1/registry/remotes/setup', { payload });
      expect(answer.statusCode).toBe(403);
    }
    const administrator = await signInAs('administrator');
    const answer = await administrator.send('PUT', '/api/v1/registry/remotes/setup', { payload });
    expect(answer.statusCode).toBe(200);
  });

  it.each(['never-uploaded', '../../secrets.json', ''])(
    'a pointer move to the version %j is refused',
    async (version) => {
      await build('referrals', '1.0.0-aaaa');
      await publish();
      const caller = await server().signInAs('administrator');
      const answer = await caller.send('PUT', '/api/v1/registry/remotes/referrals', {
        payload: { version },
      });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toHaveProperty('error.fields.version');
    },
  );

  it.each([
    '/remotes/jobs/9.9.9/remoteEntry.js',
    '/remotes/..%2fsecrets.json',
    '/assets/nothing.js',
  ])('%s is answered with a 4xx status that no cache stores', async (url) => {
    const answer = await server().app.inject({ url, headers: { accept: 'text/html,*/*' } });
    expect([400, 403, 404, 422]).toContain(answer.statusCode);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('tokenKey');
  });
});
