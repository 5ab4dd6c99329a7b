import { parse } from 'csv-parse/sync';
import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import { Person, RolesChangeResult } from '../../../contract/identity/people/person';
import { makeUser } from '../../factories';
import { itAllowsOnly } from '../../allows-only';
import { onDatabase, type Caller } from '../../server';

const path = '/api/v1/person';

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator', 1);
    });
    const newcomers = async (lastName: string, count = 3): Promise<number[]> => {
      const ids: number[] = [];
      for (let at = 0; at < count; at += 1)
        ids.push(await makeUser(server().db, [], { firstName: `N${at}`, lastName }));
      return ids;
    };
    const change = (payload: object, as = caller) => as.send('POST', `${path}/roles`, { payload });
    const read = async (id: number): Promise<Person> =>
      (await caller.send('GET', `${path}/${id}`)).json().data;
    const list = async (query: Record<string, string>): Promise<Person[]> => {
      const answer = await caller.send('GET', path, { query: { limit: '100', ...query } });
      expect([...Value.Errors(Many(Person), answer.json())]).toEqual([]);
      return answer.json().data;
    };
    const ticket = (rows: object, name = 'invitation', as = caller) =>
      as.send('POST', '/api/v1/file-tickets', { payload: { kind: 'list', list: name, rows } });
    const file = async (rows: object, name?: string): Promise<Record<string, string>[]> => {
      const made = await ticket(rows, name);
      const answer = await server().app.inject(made.json().data.url);
      return parse(answer.body, { bom: true, columns: true });
    };
    const everyone = (role: 'referrer' | null, as = caller) =>
      as.send('PUT', '/api/v1/everyone-role', { payload: { role } });

    describe('roles of many people', () => {
      it('roles can be granted to all matching people and removed from some, each with an audit log line', async () => {
        const ids = await newcomers('Bulkgiven');
        const matching = { search: 'bulkgiven' };
        const given = await change({ matching, expected: 3, give: ['recruiter', 'referrer'] });
        expect([...Value.Errors(One(RolesChangeResult), given.json())]).toEqual([]);
        expect(given.json().data).toEqual({ changed: 3, unchanged: 0, kept: [] });
        expect((await read(ids[2] ?? 0)).roles).toEqual(['recruiter', 'referrer']);
        const [first = 0] = ids;
        const taken = await change({ personId: [first, ids[1]], take: ['recruiter'] });
        expect(taken.json().data.changed).toBe(2);
        expect((await read(first)).roles).toEqual(['referrer']);
        const again = await change({ personId: ids, give: ['referrer'] });
        expect(again.json().data).toEqual({ changed: 0, unchanged: 3, kept: [] });
        const lines = await server().db.many<{ details: object }>(sql`
          select details from audit_entry where action = 'person.update' and subject_id = ${first}
          order by id`);
        expect(lines.map(({ details }) => details)).toEqual([
          { changes: { roles: { before: [], after: ['recruiter', 'referrer'] } } },
          { changes: { roles: { before: ['recruiter', 'referrer'], after: ['referrer'] } } },
        ]);
      });

      it('roles granted to many people apply from the next call of an open session', async () => {
        const person = await server().signInAs('recruiter');
        await change({ personId: [person.userId], give: ['auditor'] });
        expect((await person.send('GET', path)).statusCode).toBe(200);
        await change({ personId: [person.userId], take: ['auditor'] });
        expect((await person.send('GET', path)).statusCode).toBe(403);
      });

      it('roles of many people do not change if other people match than were shown', async () => {
        const ids = await newcomers('Bulkstale', 2);
        const matching = { search: 'bulkstale' };
        expect((await change({ matching, expected: 5, give: ['auditor'] })).statusCode).toBe(409);
        expect((await change({ matching, give: ['auditor'] })).statusCode).toBe(422);
        expect((await read(ids[0] ?? 0)).roles).toEqual([]);
      });

      it.each([
        [{ give: ['owner'] }, 'give'],
        [{}, 'give'],
        [{ give: ['auditor'], take: ['auditor'] }, 'take'],
        [{ matching: {}, give: ['auditor'] }, 'personId'],
      ])(
        'a change of roles of many people with the body %j is refused at its field',
        async (parts, field) => {
          const answer = await change({ personId: [1], ...parts });
          expect(answer.statusCode).toBe(422);
          expect(Object.keys(answer.json().error.fields)[0]).toContain(field);
        },
      );

      it('roles that come from a provider cannot be removed from many people, and the response says so', async () => {
        const [id = 0, other = 0] = await newcomers('Bulkprovided', 2);
        await server().db.run(sql`
          insert into user_role values (${id}, 'auditor', 'kestrel'), (${id}, 'recruiter', null),
            (${other}, 'auditor', null)`);
        const answer = await change({ personId: [id, other], take: ['auditor', 'recruiter'] });
        expect(answer.json().data).toMatchObject({
          changed: 2,
          kept: [{ personId: id, reason: expect.stringContaining('comes from a group of') }],
        });
        expect((await read(id)).roles).toEqual(['auditor']);
      });

      it('a change of roles of many people cannot remove the last administrator', async () => {
        const matching = { role: 'administrator' };
        const expected = (await list(matching)).length;
        const answer = await change({ matching, expected, take: ['administrator'] });
        expect(answer.json().error.code).toBe('IN_USE');
        expect(await list(matching)).toHaveLength(expected);
      });

      itAllowsOnly(server, 'changes roles of many', ['administrator'], async (person) =>
        change({ personId: [await makeUser(server().db, [])], give: ['referrer'] }, person),
      );
    });

    describe('a role granted to everybody', () => {
      afterAll(() => everyone(null));

      it('a role granted to everybody lets every active person refer, including people added later, until it is removed', async () => {
        const [id = 0] = await newcomers('Everyoneone', 1);
        const person = await server().signInAs([], id);
        const jobs = () => person.send('GET', '/api/v1/open-jobs');
        expect((await jobs()).statusCode).toBe(403);
        expect((await everyone('referrer')).json().data).toEqual({ role: 'referrer' });
        expect((await jobs()).statusCode).toBe(200);
        const [later = 0] = await newcomers('Everyonelater', 1);
        expect(await read(later)).toMatchObject({ roles: ['referrer'], everyoneRole: 'referrer' });
        expect((await list({ role: 'referrer', search: 'everyonelater' })).length).toBe(1);
        await caller.send('POST', `${path}/${later}/deactivation`);
        expect((await read(later)).roles).toEqual([]);
        await everyone(null);
        expect((await jobs()).statusCode).toBe(403);
        expect((await read(id)).roles).toEqual([]);
      });

      it('a role granted to everybody is not stored as a person’s own role when their record is saved', async () => {
        await everyone('referrer');
        const [id = 0] = await newcomers('Everyonesaved', 1);
        const roles = ['recruiter', 'referrer'];
        await caller.send('PUT', `${path}/${id}`, { payload: { roles } });
        await everyone(null);
        expect((await read(id)).roles).toEqual(['recruiter']);
      });

      it('a role granted to everybody makes nobody hiring staff, and can only be the role of a referrer', async () => {
        await everyone('referrer');
        const [id = 0] = await newcomers('Everyonestaff', 1);
        const staff = await caller.send('GET', '/api/v1/users', {
          query: { search: 'everyonestaff', staff: 'true' },
        });
        expect(JSON.stringify(staff.json())).not.toContain(`"userId":${id},`);
        const answer = await everyone('administrator' as 'referrer');
        expect(answer.statusCode).toBe(422);
      });

      itAllowsOnly(server, 'lets everybody refer', ['administrator'], (person) =>
        everyone('referrer', person),
      );
    });

    describe('invitation links for many people', () => {
      it('invitation links are created for each person who was never invited, and work once', async () => {
        const ids = await newcomers('Linkless');
        const rows = { matching: { state: 'uninvited', search: 'linkless' } };
        const lines = await file(rows);
        expect(lines).toHaveLength(3);
        const [line] = lines;
        expect(line).toMatchObject({
          Name: 'N0 Linkless',
          'Comes in by': 'A password of their own',
        });
        const link = new URL(line?.Link ?? '');
        expect((await read(ids[0] ?? 0)).state).toBe('invited');
        const page = () => server().app.inject(link.pathname + link.search);
        expect((await page()).statusCode).toBe(200);
        const kept = await server().db.many(sql`select * from invitation`);
        expect(JSON.stringify(kept)).not.toContain(link.searchParams.get('code'));
        const noted = await server().db.many(sql`
          select 1 from audit_entry where action = 'person.invite'
            and subject_id = any (${ids}::integer[])`);
        expect(noted).toHaveLength(3);
        const logged = await server().db.many(sql`
          select details from audit_entry where action = 'invitation.export'`);
        expect(JSON.stringify(logged)).not.toContain('code=');
        expect((await ticket(rows)).statusCode).toBe(422);
      });

      it('invitation links are not created for people who signed in before, left or are inactive', async () => {
        const [came = 0, gone = 0, waiting = 0] = await newcomers('Linkmixed');
        await server().db.run(sql`
          update app_user set password_hash = 'set' where id = ${came}`);
        await caller.send('POST', `${path}/${gone}/deactivation`);
        const lines = await file({ personId: [came, gone, waiting] });
        expect(lines.map(({ Name }) => Name)).toEqual(['N2 Linkmixed']);
      });

      it('new invitation links for many people replace earlier links of the same people', async () => {
        const [id = 0] = await newcomers('Linkagain', 1);
        const [first] = await file({ personId: [id] });
        const [second] = await file({ personId: [id] });
        const status = async (link = '') => {
          const { pathname, search } = new URL(link);
          return (await server().app.inject(pathname + search)).statusCode;
        };
        expect([await status(first?.Link), await status(second?.Link)]).toEqual([404, 200]);
      });

      it('invitation links are refused to people who may not assign roles, and not created by a HEAD request', async () => {
        const [id = 0] = await newcomers('Linkrefused', 1);
        const auditor = await server().signInAs('auditor');
        expect((await ticket({ personId: [id] }, 'invitation', auditor)).statusCode).toBe(403);
        const made = await ticket({ personId: [id] });
        await server().app.inject({ method: 'HEAD', url: made.json().data.url });
        expect((await read(id)).state).toBe('uninvited');
      });
    });

    describe('the list of people', () => {
      it('the list of people shows the state of each person: never invited, invited, signed in, or deactivated', async () => {
        const [never = 0, asked = 0, came = 0, by = 0, gone = 0] = await newcomers('Stated', 5);
        await caller.send('POST', `${path}/${asked}/invitation`);
        await server().db.run(sql`update app_user set password_hash = 'set' where id = ${came}`);
        await server().db.run(sql`
          insert into sso_account (provider, subject, user_id) values ('kestrel', 's-1', ${by})`);
        await server().signInAs([], came);
        await caller.send('POST', `${path}/${gone}/deactivation`);
        const states = async (state: string) =>
          (await list({ search: 'stated', state })).map(({ personId }) => personId);
        expect(await states('uninvited')).toEqual([never]);
        expect(await states('invited')).toEqual([asked]);
        expect((await states('active')).toSorted()).toEqual([came, by].toSorted());
        expect(await states('inactive')).toEqual([gone]);
        const invited = await read(asked);
        const week = 7 * 24 * 60 * 60 * 1000;
        expect(Date.parse(invited.invitedUntil ?? '') - Date.parse(invited.invitedAt ?? '')).toBe(
          week,
        );
        expect(invited.lastSignIn).toBeNull();
        expect((await read(came)).lastSignIn).not.toBeNull();
      });

      it('the list of people shows a person imported by file as not invited', async () => {
        const records = [{ firstName: 'Imported', email: 'imported.one@example.com' }];
        await caller.send('PUT', '/api/v1/directory/people', { payload: { records } });
        const [person] = await list({ search: 'imported.one' });
        expect(person?.state).toBe('uninvited');
      });

      it('the list of people is exported as filtered, with roles and last sign-ins', async () => {
        const [id = 0] = await newcomers('Exported', 1);
        await change({ personId: [id], give: ['auditor', 'recruiter'] });
        const [line] = await file({ matching: { search: 'exported', state: 'uninvited' } }, 'role');
        expect(line).toMatchObject({
          ...{ Name: 'N0 Exported', Roles: 'Auditor; Recruiter', State: 'Not invited' },
          ...{ 'Invited At': '', 'Last Sign-in': '' },
        });
      });

      it('the list of people finds a person by e-mail address or user name, in any case', async () => {
        const id = await makeUser(server().db, [], {
          userName: 'Known.Name',
          email: 'known@x.example',
        });
        for (const address of ['KNOWN@x.example', 'known.name'])
          expect((await list({ address })).map(({ personId }) => personId)).toEqual([id]);
      });
    });
  },
  { data: 'company' },
);
