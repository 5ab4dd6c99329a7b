import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import { Holdings, Invitation, Person } from '../../../contract/identity/people/person';
import { makeGroup, makeUser } from '../../factories';
import { itAllowsOnly } from '../../allows-only';
import { onDatabase, type Caller } from '../../server';
import { toSocketAuth, openSocket, openSocketAs } from '../../socket-client';
import { minimalJob } from '../../jobs/postings/job-parts';

const path = '/api/v1/person';
let made = 0;

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator', 1);
      await server().app.listen({ host: '127.0.0.1', port: 0 });
    });
    const someone = (parts: object = {}) => {
      made += 1;
      const email = `Person${made}@example.com`;
      return { firstName: 'Nila', lastName: `Das ${made}`, email, roles: ['recruiter'], ...parts };
    };
    const invite = async (parts: object = {}, as = caller): Promise<Invitation> => {
      const answer = await as.send('POST', path, { payload: someone(parts) });
      expect([...Value.Errors(One(Invitation), answer.json())]).toEqual([]);
      return answer.json().data;
    };
    const read = async (id: number): Promise<Person> => {
      const answer = await caller.send('GET', `${path}/${id}`);
      expect([...Value.Errors(One(Person), answer.json())]).toEqual([]);
      return answer.json().data;
    };
    const change = (id: number, payload: object, as = caller) =>
      as.send('PUT', `${path}/${id}`, { payload });
    const act = (id: number, deed: string, as = caller) => as.send('POST', `${path}/${id}/${deed}`);
    const noted = async (id: number) =>
      (
        await server().db.many<{ action: string }>(sql`
          select action from audit_entry where subject = 'person' and subject_id = ${id} order by id`)
      ).map(({ action }) => action);

    it('an added person is invited until they choose a password', async () => {
      const { personId, path: link } = await invite({ email: ' New.Person@example.com ' });
      expect(link).toMatch(/^\/account\/invitation\?code=[\w-]{43}$/);
      expect(await read(personId)).toMatchObject({
        email: 'New.Person@example.com',
        roles: ['recruiter'],
        state: 'invited',
      });
      const kept = await server().db.many(sql`select * from invitation`);
      expect(JSON.stringify(kept)).not.toContain(link.split('=')[1]);
      expect(await noted(personId)).toEqual(['person.create', 'person.invite']);
    });

    it('a person is added once for each Idempotency-Key, with a link that works', async () => {
      const payload = someone();
      const headers = { 'idempotency-key': 'person-once' };
      const twice = [1, 2].map(() => caller.send('POST', path, { payload, headers }));
      const [one, other] = (await Promise.all(twice)).map((answer) => answer.json().data);
      expect(one.personId).toBe(other.personId);
    });

    it.each([
      [{ email: 'nobody' }, 'email'],
      [{ firstName: ' ' }, 'firstName'],
      [{ roles: [] }, 'roles'],
      [{ roles: ['owner'] }, 'roles'],
      [{ password: 'x' }, 'password'],
    ])('a person with %j is refused at the field', async (parts, field) => {
      const answer = await caller.send('POST', path, { payload: someone(parts) });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().error.fields)[0]).toContain(field);
    });

    it('a person with the e-mail address of another person is refused, ignoring case', async () => {
      const { email } = await read(2);
      const answer = await caller.send('POST', path, {
        payload: someone({ email: email.toUpperCase() }),
      });
      expect(answer.json().error.fields).toEqual({
        email: 'Somebody has this e-mail address already.',
      });
    });

    it('people are listed by name, role and state', async () => {
      const { personId } = await invite({ lastName: 'Zuzz', roles: ['auditor', 'referrer'] });
      const list = async (query: Record<string, string>) => {
        const answer = await caller.send('GET', path, { query: { search: 'zuzz', ...query } });
        expect([...Value.Errors(Many(Person), answer.json())]).toEqual([]);
        return (answer.json() as Many<Person>).data.map((row) => row.personId);
      };
      expect(await list({ role: 'auditor', state: 'invited' })).toEqual([personId]);
      expect(await list({ role: 'recruiter' })).toEqual([]);
      expect(await list({ state: 'active' })).toEqual([]);
    });

    it('a change of roles applies from the next call of an open session, and its tab gets an event', async () => {
      const person = await server().signInAs('auditor');
      const socket = await openSocketAs(server(), person);
      expect((await person.send('GET', path)).statusCode).toBe(200);
      const { version } = await read(person.userId);
      const answer = await change(person.userId, { roles: ['referrer'], version });
      expect(answer.json().data.roles).toEqual(['referrer']);
      expect((await person.send('GET', path)).statusCode).toBe(403);
      expect((await socket.next({ owner: 'permissions' }))?.ids).toEqual([person.userId]);
      socket.close();
      const [entry] = await server().db.many<{ details: object }>(sql`
        select details from audit_entry where action = 'person.update' order by id desc limit 1`);
      expect(entry?.details).toMatchObject({
        changes: { roles: { before: ['auditor'], after: ['referrer'] } },
      });
      const stale = await change(person.userId, { roles: [], version });
      expect(stale.statusCode).toBe(409);
    });

    it('a change of roles sends no event to other people', async () => {
      const person = await server().signInAs('recruiter');
      const own = await openSocketAs(server(), person);
      const other = await openSocketAs(server(), await server().signInAs('recruiter'));
      await change(person.userId, { roles: ['auditor'] });
      await own.next({ owner: 'permissions' });
      expect(await other.receivedSoFar()).toEqual([]);
      own.close();
      other.close();
    });

    it('a deactivated person loses sessions, sockets and file tickets at once', async () => {
      const person = await server().signInAs('recruiting-manager');
      const socket = await openSocketAs(server(), person);
      const ticket = await person.send('POST', '/api/v1/file-tickets', {
        payload: { kind: 'list', list: 'applicant-source', rows: { matching: {} } },
      });
      const { path: link } = (await act(person.userId, 'invitation')).json().data;
      expect((await act(person.userId, 'deactivation')).json().data.state).toBe('inactive');
      expect((await person.send('GET', '/api/v1/userinfo')).statusCode).toBe(401);
      expect((await server().app.inject(ticket.json().data.url)).statusCode).toBe(404);
      expect((await server().app.inject(link)).statusCode).toBe(404);
      await socket.closed();
      expect((await openSocket(server(), toSocketAuth(person))).entered).toBe('NOT_SIGNED_IN');
      expect((await act(person.userId, 'invitation')).statusCode).toBe(409);
      expect((await act(person.userId, 'reactivation')).json().data.state).toBe('uninvited');
      expect((await person.send('GET', '/api/v1/userinfo')).statusCode).toBe(401);
      expect(await noted(person.userId)).toEqual([
        'person.invite',
        'person.deactivate',
        'person.reactivate',
      ]);
    });

    it('the last administrator cannot be removed, not even by simultaneous changes or by themselves', async () => {
      await server().db.run(sql`
        delete from user_role where role = 'administrator' and user_id <> 1`);
      expect((await act(1, 'deactivation')).json().error.code).toBe('IN_USE');
      const refused = await change(1, { roles: ['recruiter'] });
      expect(refused.json().error.message).toMatch(/^This is the last administrator/);
      const { personId: invited } = await invite({ roles: ['administrator'] });
      expect((await change(1, { roles: ['recruiter'] })).statusCode).toBe(409);
      await change(invited, { roles: ['recruiter'] });
      const second = await server().signInAs('administrator');
      const both = await Promise.all([
        change(1, { roles: ['recruiter'] }, second),
        change(second.userId, { roles: ['recruiter'] }),
      ]);
      expect(both.map(({ statusCode }) => statusCode).toSorted()).not.toEqual([200, 200]);
      const left = await server().db.many(sql`
        select user_id from user_role where role = 'administrator'`);
      expect(left).toHaveLength(1);
      await server().db.run(sql`
        insert into user_role values (1, 'administrator') on conflict do nothing`);
      caller = await server().signInAs('administrator', 1);
    });

    it('nobody but administrators can grant a role, not even to themselves', async () => {
      for (const role of ['recruiting-manager', 'recruiter', 'auditor'] as const) {
        const person = await server().signInAs(role);
        expect((await change(person.userId, { roles: ['administrator'] }, person)).statusCode).toBe(
          403,
        );
        expect((await act(1, 'invitation', person)).statusCode).toBe(403);
        expect((await act(1, 'deactivation', person)).statusCode).toBe(403);
      }
    });

    it('a person’s responsibilities are listed, and can be handed over', async () => {
      const { db } = server();
      const leaving = await makeUser(db, ['recruiter']);
      const heir = await makeUser(db, ['recruiter']);
      const both = await makeGroup(db, [leaving, heir]);
      const own = await makeGroup(db, [leaving]);
      const job = async (parts: object) =>
        (await caller.send('POST', '/api/v1/job', { payload: { ...minimalJob, ...parts } })).json()
          .data.jobId as number;
      const managed = await job({ hiringManagerId: leaving });
      const recruited = await job({ recruitingManagerId: leaving, userId: [leaving, heir] });
      await db.run(sql`
        update application set recruiter_id = ${leaving}
        where id in (select id from application order by id limit 3)`);
      const holdings = async (id: number): Promise<Holdings> => {
        const answer = await caller.send('GET', `${path}/${id}/holdings`);
        expect([...Value.Errors(One(Holdings), answer.json())]).toEqual([]);
        return answer.json().data;
      };
      const before = await holdings(leaving);
      expect(before.jobs.first.map(({ id }) => id)).toEqual([recruited, managed]);
      expect([before.jobs.count, before.applicants.count, before.groups.count]).toEqual([2, 3, 2]);
      const given = (to: number) =>
        caller.send('POST', `${path}/${leaving}/hand-over`, { payload: { toPersonId: to } });
      const referrer = await makeUser(db, ['referrer']);
      for (const wrong of [leaving, referrer, 2_000_000])
        expect(Object.keys((await given(wrong)).json().error.fields)).toEqual(['toPersonId']);
      expect((await given(heir)).json()).toMatchObject({
        data: { jobs: 2, applicants: 3, groups: 2 },
      });
      const after = await holdings(leaving);
      expect([after.jobs.count, after.applicants.count, after.groups.count]).toEqual([0, 0, 0]);
      const theirs = await holdings(heir);
      expect([theirs.jobs.count, theirs.applicants.count]).toEqual([2, 3]);
      expect(theirs.groups.first.map(({ id }) => id)).toEqual([own, both]);
      expect(await noted(leaving)).toEqual(['person.hand-over']);
      const successor = await server().signInAs('recruiter', heir);
      expect((await successor.send('GET', `/api/v1/job/${managed}`)).statusCode).toBe(404);
      expect((await successor.send('GET', `/api/v1/job/${recruited}`)).statusCode).toBe(200);
    });

    itAllowsOnly(server, 'lists people', ['administrator', 'auditor'], (person) =>
      person.send('GET', path),
    );
    itAllowsOnly(server, 'adds a person', ['administrator'], (person) =>
      person.send('POST', path, { payload: someone() }),
    );
    itAllowsOnly(server, 'changes a person', ['administrator'], async (person) =>
      change(await makeUser(server().db, ['referrer']), { roles: ['referrer'] }, person),
    );
  },
  { data: 'company' },
);
