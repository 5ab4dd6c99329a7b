import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import type {
  RemoteHealth,
  RemoteReport,
  VersionPeople,
} from '../../../contract/console/registry/registry-health';
import { deleteOldHealthReports } from '../../../src/console/registry/store-health-report';
import { roles } from '../../../contract/permission';
import { remotesPath, uploadRemote, versionArchive } from './deploying-parts';
import { makeUser } from '../../factories';
import { onDatabase, type Caller } from '../../server';

const reports = '/api/v1/remote-reports';
const health = '/api/v1/registry/health';

const newTab = () => randomBytes(16).toString('hex');

const report = (by: Caller, content: Partial<RemoteReport>) =>
  by.send('POST', reports, {
    payload: { tab: newTab(), running: [], loads: [], failures: [], ...content },
  });

onDatabase((server) => {
  let administrator: Caller;
  let reader: Caller;
  beforeAll(async () => {
    administrator = await server().signInAs('administrator');
    reader = await server().signInAs('recruiter');
    for (const [id, version] of [
      ['memos', '1.0.0'],
      ['memos', '1.1.0'],
      ['plans', '1.0.0'],
    ] as const)
      await uploadRemote(administrator, id, await versionArchive({ id, version }));
  });
  beforeEach(async () => {
    await server().db.run(sql`delete from remote_health`);
    await server().db.run(sql`delete from remote_person_hour`);
    await server().db.run(sql`delete from remote_tab`);
  });
  const read = async () =>
    (await administrator.send('GET', health)).json<{ data: RemoteHealth[] }>().data;

  const [old, fresh] = [
    { id: 'memos', version: '1.0.0' },
    { id: 'memos', version: '1.1.0' },
  ];

  it('reports of tabs add up: loads, failures by kind, and the 75th percentile of load times', async () => {
    const loads = [100, 200, 300, 9_000].map((milliseconds) => ({ ...old, milliseconds }));
    expect((await report(reader, { loads })).statusCode).toBe(200);
    await report(administrator, {
      loads: [{ ...fresh, milliseconds: 50 }],
      failures: [
        { ...old, kind: 'chunk' },
        { ...old, kind: 'chunk' },
        { ...old, kind: 'render' },
      ],
    });
    const [first, second, ...others] = await read();
    expect(first).toMatchObject({ ...old, loads: 4, failed: 1 });
    expect(first?.failures).toEqual({ chunk: 1, render: 1 });
    expect(Math.abs((first?.p75 ?? 0) - 300)).toBeLessThan(15);
    expect(second).toMatchObject({ ...fresh, loads: 1, failures: {}, tabs: 0 });
    expect(others).toEqual([]);
  });

  it('many reports by one person cannot make a remote appear broken or slow', async () => {
    const flood = (by: Caller) =>
      Promise.all(
        Array.from({ length: 10 }, () =>
          report(by, {
            loads: Array(100).fill({ ...old, milliseconds: 600_000 }),
            failures: Array(100).fill({ ...old, kind: 'render' }),
          }),
        ),
      );
    for (let person = 0; person < 4; person += 1)
      await report(await server().signInAs('recruiter'), {
        loads: Array(20).fill({ ...old, milliseconds: 100 }),
      });
    expect((await flood(reader)).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    const [first] = await read();
    expect(first).toMatchObject({ ...old, loads: 100, failed: 1, failures: { render: 1 } });
    expect(first?.p75).toBeLessThan(120);

    await report(administrator, { failures: [{ ...old, kind: 'chunk' }] });
    expect(await read()).toMatchObject([{ failed: 2, failures: { chunk: 1, render: 1 } }]);
  });

  it('open tabs of people who only refer or have no role are counted, but not their loads and failures', async () => {
    const referrer = await server().signInAs('referrer');
    const nobody = await server().signInAs([]);
    for (const person of [referrer, nobody]) {
      const answer = await report(person, {
        running: [old],
        loads: [{ ...old, milliseconds: 600_000 }],
        failures: [{ ...old, kind: 'entry' }],
      });
      expect(answer.statusCode).toBe(200);
    }
    expect(await read()).toEqual([
      { ...old, loads: 0, failed: 0, failures: {}, p75: null, tabs: 2, people: 2 },
    ]);
  });

  it('open tabs and their people are counted, until a tab is closed or silent', async () => {
    const tab = newTab();
    await report(reader, { tab, running: [old] });
    await report(reader, { running: [old] });
    await report(administrator, { running: [fresh, { id: 'plans', version: '1.0.0' }] });
    expect(await read()).toMatchObject([
      { ...old, tabs: 2, people: 1, p75: null },
      { ...fresh, tabs: 1, people: 1 },
      { id: 'plans', tabs: 1 },
    ]);
    await report(reader, { tab, running: [fresh] });
    expect(await read()).toMatchObject([{ tabs: 1 }, { ...fresh, tabs: 2, people: 2 }, {}]);
    await report(reader, { tab, running: [] });
    await server().db.run(
      sql`update remote_tab set seen_at = now() - interval '13 minutes' where version = '1.0.0'`,
    );
    expect(await read()).toMatchObject([{ ...fresh, tabs: 1, people: 1 }]);
  });

  it('at most fifty people who have a version open are named', async () => {
    const { db } = server();
    await report(reader, { running: [old] });
    await report(reader, { running: [old] });
    await report(administrator, { running: [fresh] });
    await db.run(sql`
      insert into remote_tab (person_id, tab, remote_id, version)
      select id, 'many', 'plans', '1.0.0' from app_user`);
    const namesOf = async (id: string) =>
      (await administrator.send('GET', `${remotesPath}/${id}/people`)).json<{
        data: VersionPeople[];
      }>().data;
    const nameOf = async (id: number) =>
      (
        await db.one<{ name: string }>(
          sql`select trim(first_name || ' ' || last_name) as name from app_user where id = ${id}`,
        )
      )?.name;
    expect(await namesOf('memos')).toEqual([
      { version: '1.0.0', total: 1, names: [await nameOf(reader.userId)] },
      { version: '1.1.0', total: 1, names: [await nameOf(administrator.userId)] },
    ]);
    for (let at = 0; at < 55; at += 1) await makeUser(db, ['referrer']);
    await db.run(sql`
      insert into remote_tab (person_id, tab, remote_id, version)
      select id, 'many', 'plans', '1.0.0' from app_user on conflict do nothing`);
    const [many] = await namesOf('plans');
    expect(many?.total).toBeGreaterThan(55);
    expect(many?.names).toHaveLength(50);
    await db.run(sql`update remote_tab set seen_at = now() - interval '13 minutes'`);
    expect(await namesOf('plans')).toEqual([]);
  });

  it('reports of versions that were never uploaded are ignored', async () => {
    const unknown = { id: 'memos', version: '6.6.6' };
    const answer = await report(reader, {
      running: [unknown, old],
      loads: [{ ...unknown, milliseconds: 1 }],
      failures: [{ id: 'nowhere', version: '1.0.0', kind: 'entry' }],
    });
    expect(answer.statusCode).toBe(200);
    expect(await read()).toMatchObject([{ ...old, loads: 0, tabs: 1 }]);
  });

  it('a report with another person’s tab id does not affect that person’s tab', async () => {
    const tab = newTab();
    await report(reader, { tab, running: [old] });
    await report(administrator, { tab, running: [] });
    expect(await read()).toMatchObject([{ ...old, tabs: 1 }]);
  });

  it('at most thirty tabs of a person are counted', async () => {
    const person = await server().signInAs('recruiter');
    for (let opened = 0; opened < 33; opened += 1) await report(person, { running: [old] });
    expect(await read()).toMatchObject([{ tabs: 30, people: 1 }]);
  });

  it('each of many simultaneous tab reports is counted once', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => server().signInAs('recruiter')));
    const content = { loads: [fresh, old].map((one) => ({ ...one, milliseconds: 20 })) };
    const answers = await Promise.all(
      people.flatMap((person) => [report(person, content), report(person, content)]),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await read()).toMatchObject([{ loads: 8 }, { loads: 8 }]);
  });

  it('totals of tab reports are deleted after a day, and tabs after two days', async () => {
    const { db } = server();
    await report(reader, { running: [old], loads: [{ ...old, milliseconds: 5 }] });
    await deleteOldHealthReports(db);
    expect(await read()).toMatchObject([{ loads: 1, tabs: 1 }]);
    await db.run(sql`update remote_health set hour = hour - interval '26 hours'`);
    await db.run(sql`update remote_tab set seen_at = seen_at - interval '47 hours'`);
    await deleteOldHealthReports(db);
    expect(await db.many(sql`select 1 from remote_health`)).toEqual([]);
    expect(await db.many(sql`select 1 from remote_tab`)).toHaveLength(1);
    await db.run(sql`update remote_tab set seen_at = seen_at - interval '2 hours'`);
    await deleteOldHealthReports(db);
    expect(
      await db.many(sql`select 1 from remote_health union all select 1 from remote_tab`),
    ).toEqual([]);
  });
});

onDatabase((server) => {
  it.each(roles)(
    'a %s can send tab reports, and sees their totals only with the permission',
    async (role) => {
      const person = await server().signInAs(role);
      expect((await report(person, {})).statusCode).toBe(200);
      const mayLook = ['administrator', 'auditor'].includes(role);
      expect((await person.send('GET', health)).statusCode).toBe(mayLook ? 200 : 403);
      const names = await person.send('GET', `${remotesPath}/memos/people`);
      expect(names.statusCode).toBe(role === 'administrator' ? 200 : 403);
    },
  );

  it('a tab report without a session is refused', async () => {
    const answer = await server().app.inject({
      method: 'POST',
      url: reports,
      payload: { tab: newTab(), running: [], loads: [], failures: [] },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('a person who sends tab reports too often is refused', async () => {
    const person = await server().signInAs('referrer');
    const answers = [];
    for (let at = 0; at < 130; at += 1) answers.push((await report(person, {})).statusCode);
    expect(answers[0]).toBe(200);
    // The window of the limit may have ended in between.
    expect(answers).toContain(429);
    const loads = Array(101).fill({ id: 'memos', version: '1.0.0', milliseconds: 1 });
    const other = await server().signInAs('referrer');
    expect((await report(other, { loads })).statusCode).toBe(422);
  });

  it('a service token can read the totals of tab reports, but cannot send one', async () => {
    const administrator = await server().signInAs('administrator');
    const payload = { name: 'Pipeline', rights: ['remotes:deploy'], remote: 'memos' };
    const made = await administrator.send('POST', '/api/v1/service-token', { payload });
    const { id } = made.json<{ data: { id: number } }>().data;
    const secret = await administrator.send('POST', `/api/v1/service-token/${id}/secret`);
    const { token } = secret.json<{ data: { token: string } }>().data;
    const headers = { authorization: `Bearer ${token}` };
    const { app } = server();
    expect((await app.inject({ url: health, headers })).statusCode).toBe(200);
    expect((await app.inject({ url: remotesPath, headers })).statusCode).toBe(200);
    const names = await app.inject({ url: `${remotesPath}/memos/people`, headers });
    expect(names.statusCode).toBe(403);
    const response = await app.inject({
      method: 'POST',
      url: reports,
      headers,
      payload: { tab: newTab(), running: [], loads: [], failures: [] },
    });
    expect(response.statusCode).toBe(403);
  });
});
