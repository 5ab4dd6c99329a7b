import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { openStorage } from '../../../src/platform/files/storage/open-storage';
import { createRemoteFiles } from '../../../src/console/registry/remote-files';
import {
  createArchive,
  createDescription,
  toRemoteFiles,
  remotesPath,
  uploadRemote,
  uploadForm,
  versionArchive,
  type RemoteFiles,
} from '../../console/registry/deploying-parts';
import { onDatabase, type Caller } from '../../server';

onDatabase((server) => {
  let administrator: Caller;
  const makeLive = (id: string, version: string) =>
    administrator.send('PUT', `${remotesPath}/${id}`, { payload: { version } });
  const inUse = async () => [
    (await server().app.inject('/registry.json')).body,
    (await server().app.inject('/remotes/calm/1.0.0/remoteEntry.js')).body,
  ];
  let before: string[] = [];
  beforeAll(async () => {
    administrator = await server().signInAs('administrator');
    await uploadRemote(
      administrator,
      'calm',
      await versionArchive({ id: 'calm', version: '1.0.0' }),
    );
    await makeLive('calm', '1.0.0');
    before = await inUse();
    expect(before).toEqual([expect.stringContaining('calm'), 'window.notes = {};']);
  });
  afterEach(async () => expect(await inUse()).toEqual(before));

  const files = toRemoteFiles();
  const described = createDescription({ id: 'odd', version: '1.0.0', files });
  const whole = (changed: RemoteFiles = {}, description: object = described): RemoteFiles => ({
    ...files,
    ...changed,
    'remote.json': JSON.stringify(description),
  });
  const { 'remoteEntry.js': _, ...withoutEntry } = files;
  const listing = (changed: RemoteFiles) =>
    whole(
      changed,
      createDescription({ id: 'odd', version: '1.0.0', files: { ...files, ...changed } }),
    );
  const manifest = (change: object): RemoteFiles => {
    const text = JSON.parse(String(files['mf-manifest.json'])) as object;
    return listing({ 'mf-manifest.json': JSON.stringify({ ...text, ...change }) });
  };

  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['is no archive', () => Buffer.from('<script>alert(1)</script>'), /no whole \.tar\.gz/],
    [
      'breaks off',
      async () => (await createArchive(whole())).subarray(0, 300),
      /no whole \.tar\.gz/,
    ],
    ['is a tar that breaks off', () => gzipSync(Buffer.alloc(700, 'a')), /no whole \.tar\.gz/],
    [
      'is of zeros',
      () => gzipSync(Buffer.alloc(3 * 1024 * 1024)),
      /more than 50 times its own size/,
    ],
    [
      'unpacks to 60 MB',
      () => gzipSync(Buffer.concat([randomBytes(1024 * 1024), Buffer.alloc(60 * 1024 * 1024)])),
      /more than 40 MB/,
    ],
    [
      'holds a file of 6 MB',
      () => createArchive(listing({ 'large.js': randomBytes(6 * 1024 * 1024) })),
      /large\.js has more than 5 MB/,
    ],
    ['holds no description', () => createArchive(files), /holds no remote\.json/],
    [
      'is described wrongly',
      () => createArchive(whole({}, { ...described, version: 'newest' })),
      /remote\.json\/version/,
    ],
    ...[
      ['01.0.0', 'a number with a zero before it'],
      ['1.0.0-01', 'a number of a build with a zero before it'],
      ['1.0.0-', 'no name after its hyphen'],
      ['1.0.0-a..b', 'an empty name'],
      ['1.0.0+7', 'data of a build'],
      ['1.0', 'two numbers'],
    ].map(([version, name]): [string, () => Promise<Buffer>, RegExp] => [
      `has for a version ${name}`,
      () => createArchive(whole({}, { ...described, version })),
      /remote\.json\/version/,
    ]),
    [
      'is described in more than 1 MB',
      () =>
        createArchive({
          ...whole(),
          'remote.json': `"${randomBytes(800_000).toString('base64')}"`,
        }),
      /more than 1 MB/,
    ],
    [
      'holds a file that is a folder too',
      () => createArchive(listing({ 'remoteEntry.js/more.js': '1' })),
      /remoteEntry\.js is a file, and remoteEntry\.js\/more\.js stands in it/,
    ],
    [
      'lists no files',
      () => createArchive(whole({}, { ...described, files: undefined })),
      /lists no files/,
    ],
    [
      'lists a file that is not there',
      () => createArchive({ ...withoutEntry, 'remote.json': JSON.stringify(described) }),
      /remoteEntry\.js is listed and not in it/,
    ],
    [
      'holds a file unlisted',
      () => createArchive(whole({ 'more.js': '1' })),
      /more\.js is in it and/,
    ],
    [
      'has other bytes than it says',
      () => createArchive(whole({ 'remoteEntry.js': 'evil()' })),
      /remoteEntry\.js has other bytes/,
    ],
    [
      'has a compressed form of other bytes',
      () => createArchive(listing({ 'remoteEntry.js.gz': gzipSync('evil()') })),
      /remoteEntry\.js\.gz is not remoteEntry\.js compressed/,
    ],
    [
      'has a compressed form without its file',
      () => createArchive(listing({ 'alone.js.br': 'x' })),
      /alone\.js\.br is not/,
    ],
    [
      'leaves its folder',
      () => createArchive(listing({ '../../jobs/1.0.0/remoteEntry.js': 'evil()' })),
      /remote\.json\/files/,
    ],
    [
      'leaves its folder unlisted',
      () => createArchive(whole(), [{ name: '/etc/cron.d/x', content: 'x' }]),
      /in it and not listed/,
    ],
    [
      'holds a link',
      () => createArchive(whole(), [{ name: 'secrets', type: 'symlink', linkname: '/etc/passwd' }]),
      /secrets is no plain file/,
    ],
    [
      'names a file twice',
      () => createArchive(whole(), [{ name: 'remoteEntry.js', content: 'evil()' }]),
      /remoteEntry\.js stands in it twice/,
    ],
    [
      'has a manifest of another place',
      () =>
        createArchive(
          manifest({
            metaData: { remoteEntry: { name: 'remoteEntry.js' }, publicPath: 'https://x.example/' },
          }),
        ),
      /public path of its own/,
    ],
    [
      'names a file in its manifest that is not there',
      () =>
        createArchive(
          manifest({ metaData: { remoteEntry: { name: 'gone.js' }, publicPath: 'auto' } }),
        ),
      /gone\.js is named by the remote/,
    ],
    ['has no manifest', () => createArchive(manifest({ exposes: undefined })), /no manifest/],
    ['exposes nothing', () => createArchive(manifest({ exposes: [] })), /exposes no "\.\/remote"/],
  ])('an upload that %s is refused', async (_name, archive, problem) => {
    const answer = await uploadRemote(administrator, 'odd', await archive());
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toHaveProperty('error.fields.archive', expect.stringMatching(problem));
    const kept = await administrator.send('GET', `${remotesPath}/odd`);
    expect(kept.statusCode).toBe(404);
  });

  it('an interrupted upload stores nothing, and other uploads still work', async () => {
    const { app, config, db } = server();
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const archive = await versionArchive({ id: 'cut', version: '1.0.0' });
    const { payload, headers } = await uploadForm(archive);
    for (const share of [0.1, 0.5, 0.99]) {
      const call = request(`${address}${remotesPath}/cut/versions?app=${administrator.query.app}`, {
        method: 'POST',
        headers: { ...headers, ...administrator.headers, 'content-length': payload.length },
      });
      call.on('error', () => undefined);
      await new Promise<unknown>((sent) =>
        call.write(payload.subarray(0, Math.floor(payload.length * share)), sent),
      );
      await sleep(100);
      call.destroy();
    }
    expect((await administrator.send('GET', `${remotesPath}/cut`)).statusCode).toBe(404);
    const remoteFiles = createRemoteFiles(db, openStorage(config, db), config.dataFolder);
    expect(await remoteFiles.isKept('cut', '1.0.0')).toBe(false);
    expect((await uploadRemote(administrator, 'cut', archive)).statusCode).toBe(200);
  });

  it.each(['cal', 'calm-down'])(
    'a remote with the id %s cannot go live beside a remote with the id calm',
    async (id) => {
      const sent = await uploadRemote(
        administrator,
        id,
        await versionArchive({ id, version: '1.0.0' }),
      );
      expect(sent.statusCode).toBe(200);
      const moved = await makeLive(id, '1.0.0');
      expect(moved.statusCode).toBe(422);
      expect(moved.json()).toHaveProperty(
        'error.fields.version',
        'This version cannot go live: its id and "calm" begin alike',
      );
    },
  );

  it('an upload of 100 MB is refused before it is read, and so is a form without a file', async () => {
    const large = await uploadRemote(administrator, 'odd', Buffer.alloc(100 * 1024 * 1024, 1));
    expect(large.statusCode).toBe(413);
    const none = await administrator.send('POST', `${remotesPath}/odd/versions`, { payload: {} });
    expect(none.statusCode).toBe(422);
  });
});
