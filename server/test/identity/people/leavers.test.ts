import sql from 'sql-template-tag';
import type { DirectoryRecord } from '../../../contract/company/directory/directory-record';
import type { HandedOver, Holdings, Person } from '../../../contract/identity/people/person';
import { deactivateDueLeavers } from '../../../src/identity/people/leavers';
import { makeCompany, makeUser } from '../../factories';
import { onDatabase, type Caller } from '../../server';
import { toSocketAuth, openSocket } from '../../socket-client';

const path = '/api/v1/directory/people';

onDatabase((server) => {
  let caller: Caller;
  // `ahead` is two days ahead, since midnight may pass during the test.
  let [yesterday, today, ahead] = ['', '', ''];
  beforeAll(async () => {
    await makeCompany(server().db);
    // This zone is a day ahead of UTC for most of the day.
    await server().db.run(sql`update company set time_zone = 'Pacific/Kiritimati'`);
    caller = await server().signInAs('administrator');
    await server().app.listen({ host: '127.0.0.1', port: 0 });
    const days = await server().db.many<{ day: string }>(sql`
      select ((now() at time zone company_zone())::date + n)::text as day
      from unnest(array[-1, 0, 2]) n`);
    [yesterday = '', today = '', ahead = ''] = days.map(({ day }) => day);
  });
  const write = (id: number, payload: object, as = caller) =>
    as.send('PUT', `${path}/${id}`, { payload });
  const person = async (id: number): Promise<Person> =>
    (await caller.send('GET', `/api/v1/person/${id}`)).json().data;
  const isIn = async ({ send }: Caller): Promise<boolean> =>
    (await send('GET', '/api/v1/userinfo')).statusCode === 200;
  const beginDay = () => deactivateDueLeavers(server().db);

  it('a person who left is signed out at once, sockets included, and can return', async () => {
    const leaver = await server().signInAs('recruiter');
    const socket = await openSocket(server(), toSocketAuth(leaver));
    expect(await isIn(leaver)).toBe(true);
    const left = await write(leaver.userId, { leavingDate: today });
    expect(left.json().data).toMatchObject({ status: 0, leavingDate: today });
    await socket.closed();
    expect(await isIn(leaver)).toBe(false);
    expect(await person(leaver.userId)).toMatchObject({ state: 'left', leavingDate: today });
    const back = await caller.send('POST', `/api/v1/person/${leaver.userId}/reactivation`);
    expect(back.json().error.message).toMatch(/^Their last day has come/);
    await write(leaver.userId, { leavingDate: '' });
    expect(await person(leaver.userId)).toMatchObject({ state: 'uninvited', leavingDate: null });
    const again = await server().signInAs('recruiter', leaver.userId);
    expect(await isIn(again)).toBe(true);
  });

  it('a future leaving date takes effect on its day', async () => {
    const leaver = await server().signInAs('recruiter');
    await write(leaver.userId, { leavingDate: ahead });
    await beginDay();
    expect(await isIn(leaver)).toBe(true);
    await server().db.run(sql`
      update app_user set leaving_date = ${today} where id = ${leaver.userId}`);
    await Promise.all([beginDay(), beginDay()]);
    expect(await isIn(leaver)).toBe(false);
    const lines = await server().db.many(sql`
      select actor_id from audit_entry
      where action = 'person.deactivate' and subject_id = ${leaver.userId}`);
    expect(lines).toEqual([{ actor_id: null }]);
  });

  it('a person deactivated before they left remains deactivated', async () => {
    const id = await makeUser(server().db, ['recruiter'], { isActive: false });
    await write(id, { leavingDate: yesterday });
    expect((await person(id)).state).toBe('inactive');
    await write(id, { leavingDate: null });
    expect((await person(id)).state).toBe('inactive');
  });

  it('after each sync from another system a person’s state follows the leaving date in it', async () => {
    const payload = {
      records: [
        {
          ...{ externalId: 'E-1', firstName: 'Nila', lastName: 'Das', email: 'nila@example.com' },
          ...{ leavingDate: yesterday, status: 1 },
        },
      ],
    };
    const send = async () => (await caller.send('PUT', path, { payload })).json().data;
    const { results, ...first } = await send();
    expect(first).toMatchObject({ created: 1, refused: 0 });
    expect((await person(results[0].id)).state).toBe('left');
    expect(await send()).toMatchObject({ unchanged: 1 });
    payload.records[0] = { ...payload.records[0], leavingDate: '' } as never;
    expect(await send()).toMatchObject({ updated: 1 });
    expect((await person(results[0].id)).state).toBe('uninvited');
  });

  it('nobody can set their own leaving date, or that of the last administrator', async () => {
    const own = await write(caller.userId, { leavingDate: today });
    expect(own.json().error.message).toMatch(/^You cannot deactivate yourself/);
    const payload = { records: [{ email: '', leavingDate: today }] };
    const me = await person(caller.userId);
    payload.records[0] = { email: me.email, leavingDate: today };
    const answer = (await caller.send('PUT', path, { payload })).json().data;
    expect(answer).toMatchObject({ refused: 1, updated: 0 });
    await server().db.run(sql`
      update app_user set leaving_date = ${yesterday} where id = ${caller.userId}`);
    await beginDay();
    expect(await isIn(caller)).toBe(true);
    await server().db.run(sql`
      update app_user set leaving_date = null where id = ${caller.userId}`);
  });

  it('a department head is reported as leaving, and their work can be handed over without a cycle', async () => {
    const make = async (kind: string, body: object): Promise<DirectoryRecord> =>
      (await caller.send('POST', `/api/v1/directory/${kind}`, { payload: body })).json().data;
    const [head, above] = [
      await makeUser(server().db, ['recruiter'], { firstName: 'Hedy', lastName: 'Lamarr' }),
      await makeUser(server().db, ['recruiter']),
    ];
    const [deputy, report] = [
      await makeUser(server().db, ['recruiter']),
      await makeUser(server().db, []),
    ];
    await write(head, { managerId: above });
    await write(report, { managerId: head });
    await write(deputy, { managerId: report });
    const department = await make('departments', { name: 'Bakery', headId: head });
    const room = await make('functions', { name: 'Baking', headId: head });
    await write(head, { leavingDate: today });
    const shown = await caller.send('GET', `/api/v1/directory/departments/${department.id}`);
    expect(shown.json().data.head).toEqual({ id: head, name: 'Hedy Lamarr (left)' });
    const anew = await caller.send('POST', '/api/v1/directory/departments', {
      payload: { name: 'Another', headId: head },
    });
    expect(Object.keys(anew.json().error.fields)).toEqual(['headId']);
    const holdings: Holdings = (await caller.send('GET', `/api/v1/person/${head}/holdings`)).json()
      .data;
    expect(holdings).toMatchObject({
      departments: { count: 1, first: [{ id: department.id, name: 'Bakery' }] },
      functions: { count: 1, first: [{ id: room.id }] },
      people: { count: 1, first: [{ id: report }] },
    });
    const moved: HandedOver = (
      await caller.send('POST', `/api/v1/person/${head}/hand-over`, {
        payload: { toPersonId: deputy },
      })
    ).json().data;
    expect(moved).toMatchObject({ departments: 1, functions: 1, people: 1 });
    const managers = await server().db.many(sql`
      select id, manager_id from app_user where id = any (${[report, deputy]}::integer[]) order by id`);
    expect(managers).toEqual([
      { id: deputy, manager_id: above },
      { id: report, manager_id: deputy },
    ]);
  });
});
