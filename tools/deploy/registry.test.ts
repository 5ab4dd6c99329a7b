import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import {
  remotesPath,
  uploadRemote,
  versionArchive,
} from '../../server/test/console/registry/deploying-parts';
import { onDatabase, type Caller } from '../../server/test/server';
import { Mistake } from '../start/run.mjs';
import { runRegistry } from './registry';

/** Output of the command, followed by the message of its error, if any. */
const outputOf = async (...words: string[]): Promise<string> => {
  const lines: string[] = [];
  const printing = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  try {
    await runRegistry(words);
  } catch (failure) {
    if (!(failure instanceof Mistake)) throw failure;
    lines.push(failure.message);
  } finally {
    printing.mockRestore();
  }
  return lines.join('');
};

const addressOf = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

onDatabase((server) => {
  let administrator: Caller;
  let url = '';
  const tokens: Record<string, string> = {};
  let made = 0;
  const tokenFor = async (remote: string): Promise<{ id: number; token: string }> => {
    const payload = { name: `Pipeline ${(made += 1)}`, rights: ['remotes:deploy'], remote };
    const answer = await administrator.send('POST', '/api/v1/service-token', { payload });
    const { id } = answer.json<{ data: { id: number } }>().data;
    const secret = await administrator.send('POST', `/api/v1/service-token/${id}/secret`);
    return { id, token: secret.json<{ data: { token: string } }>().data.token };
  };
  beforeAll(async () => {
    administrator = await server().signInAs('administrator');
    await server().app.listen({ host: '127.0.0.1', port: 0 });
    url = addressOf(server().app.server);
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await uploadRemote(administrator, 'notes', await versionArchive({ id: 'notes', version }));
    await administrator.send('PUT', `${remotesPath}/notes`, { payload: { version: '1.0.0' } });
    for (const remote of ['notes', 'wiki']) tokens[remote] = (await tokenFor(remote)).token;
  });
  beforeEach(() => {
    process.env.DEPLOY_TOKEN = tokens.notes;
    delete process.env.CONSOLE_URL;
  });
  afterAll(() => {
    delete process.env.DEPLOY_TOKEN;
  });
  const outputAt = (...words: string[]) => outputOf(...words, '--to', url);

  it.each([
    [[], 'npm run registry -- COMMAND --to'],
    [['remove', 'notes'], 'npm run registry -- COMMAND --to'],
    [['promote', 'notes'], 'promote ID VERSION'],
    [['list', '--all'], "Unknown option '--all'"],
    [['list'], 'Say which console: --to https://console.example.com'],
    [['list', '--to', 'console'], '"console" is no address. Say --to https://console.example.com'],
    [
      ['list', '--to', 'http://127.0.0.1:2'],
      'ECONNREFUSED). Check --to, and that the console runs',
    ],
    [['canary', 'notes', '1.1.0', '10', '--to', '{url}'], 'Say the share as 1% to 100%.'],
    [['canary', 'notes', '1.1.0', '0%', '--to', '{url}'], 'Say the share as 1% to 100%.'],
  ])(
    'a mistyped registry command is answered with the correct form: %j',
    async (words, sentence) => {
      expect(await outputOf(...words.map((word) => word.replace('{url}', url)))).toContain(
        sentence,
      );
    },
  );

  it('a command without a valid token fails with a message that explains how to get one', async () => {
    delete process.env.DEPLOY_TOKEN;
    expect(await outputAt('list')).toContain('An administrator makes one in General Settings');
    process.env.DEPLOY_TOKEN = `${tokens.notes}x`;
    expect(await outputAt('list')).toMatch(/not known here.*make another in General Settings/s);
    const { id, token } = await tokenFor('notes');
    await server().db.run(sql`
      update service_token set expires_on = now() - interval '2 days' where id = ${id}`);
    process.env.DEPLOY_TOKEN = token;
    expect(await outputAt('list')).toContain('Give it a later last day, or make another.');
    process.env.DEPLOY_TOKEN = tokens.wiki;
    for (const words of [
      ['promote', 'notes', '1.1.0'],
      ['rollback', 'notes'],
      ['canary', 'notes', '1.1.0', '10%'],
      ['withdraw', 'notes'],
      ['disable', 'notes'],
    ])
      expect(await outputAt(...words)).toMatch(
        /deploys "wiki" and no other remote|was live before/,
      );
  });

  it.each([
    ['promote', ['1.1.0']],
    ['rollback', []],
    ['canary', ['1.1.0', '10%']],
    ['withdraw', []],
    ['disable', []],
    ['enable', []],
  ])('the command %s for an unknown remote names the existing remotes', async (command, words) => {
    expect(await outputAt(command, 'notse', ...words)).toBe(
      `${url} has no remote "notse". It has: notes.`,
    );
  });

  it('a command for an unknown version fails with a message that explains where to find or upload versions', async () => {
    expect(await outputAt('versions', 'notse')).toContain('Upload one: npm run deploy -- mf-notse');
    expect(await outputAt('promote', 'notes', '9.0.0')).toContain(
      'This version was never uploaded',
    );
    expect(await outputAt('rollback', 'notes')).toContain(
      'Choose one of npm run registry -- versions notes',
    );
    expect(await outputAt('promote', 'notes', '1.0.0')).toBe('notes 1.0.0 is live already.\n');
    expect(await outputAt('canary', 'notes', '1.0.0', '10%')).toContain(
      'This version is live already',
    );
    await server().db.run(sql`
      update remote_version set collected_at = now(), is_archived = false where version = '1.2.0'`);
    expect(await outputAt('promote', 'mf-notes', '1.2.0')).toContain('Upload it again.');
  });

  it('each registry command works, and accepts the folder name of a remote in place of its id', async () => {
    expect(await outputAt('canary', 'notes', '1.1.0', '25%')).toContain(
      'is given to 25 of a hundred',
    );
    expect(await outputAt('list')).toContain('1.1.0 for 25%');
    expect(await outputAt('health')).toContain('failed for 0 of 0 people who opened it');
    expect(await outputAt('withdraw', 'notes')).toBe('Everybody is given notes 1.0.0.\n');
    expect(await outputAt('promote', 'mf-notes', '1.1.0')).toBe(
      'notes 1.1.0 is live in place of 1.0.0.\n',
    );
    expect(await outputAt('versions', 'notes')).toMatch(/1\.1\.0 .* live/);
    expect(await outputAt('rollback', 'notes')).toBe('notes 1.0.0 is live in place of 1.1.0.\n');
    expect(await outputAt('disable', 'notes')).toContain(
      'out of the console, and keeps its version',
    );
    expect(await outputAt('canary', 'notes', '1.1.0', '10%')).toContain('Switch it on, then try');
    expect(await outputAt('list')).toContain('switched off');
    expect(await outputAt('enable', 'notes')).toBe('notes is back.\n');
  });

  it('every command of the guide to deploying works in its order', async () => {
    process.env.DEPLOY_TOKEN = (await tokenFor('jobs')).token;
    const guide = readFileSync('docs/guides/deploying.md', 'utf8');
    const commands = [...guide.matchAll(/^npm run registry -- (.+)$/gm)].map(([, words = '']) =>
      words.split(' '),
    );
    const named = commands.flatMap((words) => words.filter((word) => /^\d+\.\d/.test(word)));
    for (const version of ['1.0.0', '1.0.1', ...new Set(named)])
      await uploadRemote(administrator, 'jobs', await versionArchive({ id: 'jobs', version }));
    for (const version of ['1.0.0', '1.0.1'])
      await administrator.send('PUT', `${remotesPath}/jobs`, { payload: { version } });
    expect(new Set(commands.map(([name]) => name)).size).toBe(9);
    const printing = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    for (const words of commands) expect(await runRegistry([...words, '--to', url])).toBe(0);
    printing.mockRestore();
  });

  it('a registry command for an address that is not a console reports that the address is no console', async () => {
    const other = createServer((_, response) => response.end('<h1>It works!</h1>'));
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    expect(await outputOf('list', '--to', addressOf(other))).toBe(
      `${addressOf(other)} answers, and is no console. Check --to.`,
    );
    other.close();
  });
});
