import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import type { NotificationItem } from '../../../contract/platform/notifications/notification';
import { isGivenCanary } from '../../../contract/console/registry/given-canary';
import type { Registry } from '../../../contract/console/registry/registry';
import type { RemoteReport } from '../../../contract/console/registry/registry-health';
import type { DeployedRemote } from '../../../contract/console/registry/registry-moves';
import { endFailingCanary } from '../../../src/console/registry/take-back';
import { remotesPath, uploadRemote, versionArchive } from './deploying-parts';
import { onDatabase, type Caller } from '../../server';

type Tried = DeployedRemote['canary'];

onDatabase((server) => {
  let administrator: Caller;
  beforeAll(async () => {
    administrator = await server().signInAs('administrator');
  });

  const put = (path: string, payload: object, from?: string) =>
    administrator.send('PUT', `${remotesPath}/${path}`, {
      payload,
      ...(from !== undefined && { headers: { 'if-match': `"${from}"` } }),
    });
  const prepare = async (
    id: string,
    { parts = {}, tried = parts }: Record<string, object> = {},
  ) => {
    await uploadRemote(administrator, id, await versionArchive({ id, version: '1.0.0', parts }));
    await uploadRemote(
      administrator,
      id,
      await versionArchive({ id, version: '1.1.0', parts: tried }),
    );
    expect((await put(id, { version: '1.0.0' })).statusCode).toBe(200);
  };
  const tryOut = (id: string, share: number, from?: string, version = '1.1.0') =>
    put(`${id}/canary`, { version, share }, from);
  const offered = async (id: string) =>
    (await server().app.inject('/registry.json'))
      .json<Registry>()
      .remotes.find((remote) => remote.id === id);
  const canaryOf = async (id: string): Promise<Tried | undefined> =>
    (await administrator.send('GET', remotesPath))
      .json<{ data: DeployedRemote[] }>()
      .data.find((remote) => remote.id === id)?.canary;
  const deedsOf = async (id: string) =>
    (
      await server().db.many<{ action: string }>(sql`
        select action from audit_entry where details ->> 'id' = ${id}
          and action not in ('registry.upload') order by id`)
    ).map(({ action }) => action);
  const report = async (by: Caller, content: Partial<RemoteReport>) => {
    const tab = randomBytes(16).toString('hex');
    const payload = { tab, running: [], loads: [], failures: [], ...content };
    const answer = await by.send('POST', '/api/v1/remote-reports', { payload });
    expect(answer.statusCode).toBe(200);
  };
  const loadOf = (id: string) => ({ loads: [{ id, version: '1.1.0', milliseconds: 40 }] });
  const failureOf = (id: string) => ({
    failures: [{ id, version: '1.1.0', kind: 'render' as const }],
  });
  /** Creates users with or without the canary version, which depends on their ids. */
  const people = async (id: string, share: number, isGiven: boolean, count: number) => {
    const found: Caller[] = [];
    while (found.length < count) {
      const person = await server().signInAs('recruiter');
      if (isGivenCanary(person.userId, id, share) === isGiven) found.push(person);
    }
    return found;
  };

  it('the registry has both versions and the share of a canary release; other people are unaffected', async () => {
    await prepare('trial');
    expect((await tryOut('trial', 10, '1.0.0')).statusCode).toBe(200);
    expect(await offered('trial')).toMatchObject({
      version: '1.0.0',
      canary: {
        version: '1.1.0',
        entry: '/remotes/trial/1.1.0/mf-manifest.json',
        share: 10,
        contributions: { id: 'trial' },
      },
    });
    expect(await canaryOf('trial')).toMatchObject({
      ...{ version: '1.1.0', share: 10, takenBackAt: null },
      people: { opened: 0, failed: 0 },
    });
    expect((await tryOut('trial', 50, '1.0.0 1.1.0')).json()).toHaveProperty(
      'data.canary.share',
      50,
    );
    expect(await deedsOf('trial')).toEqual(['registry.move', 'registry.canary', 'registry.canary']);
  });

  it('the version of a canary release must meet the same rules as a live version', async () => {
    const at = (id: string, path: string) => ({
      routes: [{ id: `${id}.x`, path, title: 'X' }],
    });
    await prepare('holder', { parts: at('holder', '/held'), tried: at('holder', '/held-anew') });
    await tryOut('holder', 10);
    await prepare('taker', { parts: {}, tried: at('taker', '/held-anew') });
    const refused = await tryOut('taker', 10);
    expect(refused.json()).toHaveProperty(
      'error.fields.version',
      'This version cannot be tried: its path /held-anew belongs to "holder" already',
    );
    // Canary versions also block other remotes with the same paths.
    const live = await put('taker', { version: '1.1.0' });
    expect(live.json()).toHaveProperty(
      'error.fields.version',
      expect.stringContaining('belongs to "holder" already'),
    );
    await prepare('newer', { parts: {}, tried: { needs: '^9.0.0' } });
    expect((await tryOut('newer', 10)).json()).toHaveProperty(
      'error.fields.version',
      expect.stringContaining('it needs platform ^9.0.0'),
    );
    for (const [version, share] of [
      ['1.0.0', 10],
      ['6.6.6', 10],
      ['../1.1.0', 10],
      ['1.1.0', 0],
      ['1.1.0', 101],
      ['1.1.0', 9.5],
    ] as const)
      expect((await tryOut('newer', share, undefined, version)).statusCode).toBe(422);
    expect((await tryOut('nowhere', 10)).statusCode).toBe(404);
    expect(await offered('newer')).not.toHaveProperty('canary');
  });

  it('of two simultaneous canary releases one is refused, and a canary release based on an older pointer is refused', async () => {
    await prepare('rival');
    await uploadRemote(
      administrator,
      'rival',
      await versionArchive({ id: 'rival', version: '1.2.0' }),
    );
    const answers = await Promise.all(
      ['1.1.0', '1.2.0'].map((version) => tryOut('rival', 10, '1.0.0', version)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    await put('rival', { version: '1.2.0' });
    expect((await tryOut('rival', 10, '1.0.0')).statusCode).toBe(412);
  });

  it.each([
    ['promoted', 'promoted', () => put('promoted', { version: '1.1.0' }, '1.0.0')],
    ['overtaken', 'overtaken', () => put('overtaken', { version: '0.9.0' })],
    ['off', 'off', () => put('off/availability', { isEnabled: false })],
    [
      'withdrawn',
      'withdrawn',
      () => administrator.send('DELETE', `${remotesPath}/withdrawn/canary`),
    ],
  ])('a canary release ends when its remote is %s', async (_, id, end) => {
    await uploadRemote(administrator, id, await versionArchive({ id, version: '0.9.0' }));
    await prepare(id);
    await tryOut(id, 10);
    expect((await end()).statusCode).toBe(200);
    expect(await canaryOf(id)).toBeNull();
    expect((await offered(id)) ?? {}).not.toHaveProperty('canary');
    const [last] = await server().db.many<{ details: object }>(sql`
      select details from audit_entry where details ->> 'id' = ${id} order by id desc limit 1`);
    expect(JSON.stringify(last?.details)).toContain('1.1.0');
  });

  it('failures for three people end a canary release, and administrators get a notification', async () => {
    await prepare('fragile');
    await tryOut('fragile', 30, '1.0.0');
    const given = await people('fragile', 30, true, 5);
    const [first, second, third, ...others] = given;
    for (const person of others) await report(person, loadOf('fragile'));
    if (first) for (let at = 0; at < 4; at += 1) await report(first, failureOf('fragile'));
    if (second) await report(second, failureOf('fragile'));
    expect(await canaryOf('fragile')).toMatchObject({
      ...{ takenBackAt: null, people: { opened: 4, failed: 2 } },
    });
    if (third) await report(third, failureOf('fragile'));
    expect(await canaryOf('fragile')).toMatchObject({
      ...{ takenBackAt: expect.any(String) as string, people: { opened: 5, failed: 3 } },
    });
    expect(await offered('fragile')).toMatchObject({ version: '1.0.0' });
    expect(await offered('fragile')).not.toHaveProperty('canary');
    const taken = await server().db.many(sql`
      select actor_id as "actorId", details from audit_entry
      where action = 'registry.taken-back-by-itself'`);
    expect(taken).toEqual([
      {
        actorId: null,
        details: { id: 'fragile', version: '1.1.0', opened: 5, failed: 3 },
      },
    ]);

    const notices = async (person: Caller) =>
      (await person.send('GET', '/api/v1/notifications')).json<{ data: NotificationItem[] }>().data;
    expect(await notices(administrator)).toMatchObject([
      {
        title: 'fragile 1.1.0 was taken back by itself',
        words: expect.stringContaining('failed for 3 of 5 people') as string,
        to: 'shell.remotes',
      },
    ]);
    expect(await notices(others[0] ?? administrator)).toEqual([]);
    expect((await tryOut('fragile', 30, '1.0.0')).statusCode).toBe(200);
    expect(await canaryOf('fragile')).toMatchObject({ people: { opened: 0, failed: 0 } });
    expect(await notices(administrator)).toEqual([]);
  });

  it('people who do not get a canary release cannot cause it to be ended', async () => {
    await prepare('envied');
    await tryOut('envied', 10, '1.0.0');
    for (const person of await people('envied', 10, false, 4))
      await report(person, failureOf('envied'));
    expect(await canaryOf('envied')).toMatchObject({
      ...{ takenBackAt: null, people: { opened: 0, failed: 0 } },
    });
  });

  it('failures older than a day, of the live version or of other remotes are not counted', async () => {
    await prepare('patient');
    await tryOut('patient', 100, '1.0.0');
    const given = await people('patient', 100, true, 4);
    const [first, second, third, fourth] = given as [Caller, Caller, Caller, Caller];
    for (const person of [first, second]) await report(person, failureOf('patient'));
    await server().db.run(sql`
      update remote_canary_person set failed_at = failed_at - interval '25 hours'`);
    await report(third, failureOf('patient'));
    await report(fourth, {
      failures: [
        { id: 'patient', version: '1.0.0', kind: 'render' },
        { id: 'trial', version: '1.1.0', kind: 'render' },
      ],
    });
    expect(await canaryOf('patient')).toMatchObject({
      ...{ takenBackAt: null, people: { opened: 3, failed: 1 } },
    });
  });

  it('failures reported to several servers at once end a canary release only once', async () => {
    await prepare('doubted');
    await tryOut('doubted', 100, '1.0.0');
    const given = await people('doubted', 100, true, 6);
    await Promise.all(given.map((person) => report(person, failureOf('doubted'))));
    await Promise.all([1, 2, 3].map(() => endFailingCanary(server().db, 'doubted')));
    expect(await deedsOf('doubted')).toEqual([
      'registry.move',
      'registry.canary',
      'registry.taken-back-by-itself',
    ]);
  });

  it('the token of another remote can neither start nor end a canary release', async () => {
    await prepare('owned');
    await tryOut('owned', 10);
    const payload = { name: 'Pipeline', rights: ['remotes:deploy'], remote: 'other' };
    const made = await administrator.send('POST', '/api/v1/service-token', { payload });
    const { id } = made.json<{ data: { id: number } }>().data;
    const secret = await administrator.send('POST', `/api/v1/service-token/${id}/secret`);
    const { token } = secret.json<{ data: { token: string } }>().data;
    const auditor = await server().signInAs('auditor');
    for (const headers of [{ authorization: `Bearer ${token}` }, auditor.headers])
      for (const asked of [
        { method: 'PUT' as const, payload: { version: '1.1.0', share: 90 } },
        { method: 'DELETE' as const },
      ]) {
        const { query } = auditor;
        const url = `${remotesPath}/owned/canary`;
        const answer = await server().app.inject({ ...asked, url, headers, query });
        expect(answer.statusCode).toBe(403);
      }
    expect(await canaryOf('owned')).toMatchObject({ share: 10 });
  });
});
