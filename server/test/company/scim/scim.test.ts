import sql from 'sql-template-tag';
import {
  permissionsChanged,
  type ChangeOwner,
} from '../../../contract/platform/realtime/realtime-constants';
import { scimUrns } from '../../../contract/company/scim/scim-constants';
import { findResources } from '../../../src/company/scim/find-resources';
import { scimUserSource } from '../../../src/company/scim/read-users';
import { makeCompany, makeUser } from '../../factories';
import { countTableScans } from '../../scans-of';
import { onDatabase, type Caller } from '../../server';
import { toSocketAuth, openSocket } from '../../socket-client';
import { makeToken, toPatchBody, toPersonBody, scimCalls, type ScimSend } from './scim-parts';

const many = 10_000;

onDatabase(
  (server) => {
    let administrator: Caller;
    let send: ScimSend;
    beforeAll(async () => {
      await makeCompany(server().db);
      administrator = await server().signInAs('administrator');
      send = scimCalls(server(), await makeToken(administrator));
      await server().app.listen({ host: '127.0.0.1', port: 0 });
    });

    const create = async (name: string, more: object = {}): Promise<string> => {
      const { status, body } = await send('POST', '/Users', toPersonBody(name, more));
      expect([status, body.detail]).toEqual([201, undefined]);
      return body.id ?? '';
    };
    const setActive = (id: string | number, value: unknown) =>
      send('PATCH', `/Users/${id}`, toPatchBody({ op: 'Replace', path: 'active', value }));
    const isIn = async ({ send: call }: Caller): Promise<boolean> =>
      (await call('GET', '/api/v1/userinfo')).statusCode === 200;
    const countOf = async (groupId: string | null | undefined): Promise<number> =>
      (
        await server().db.one<{ n: number }>(sql`
          select count(*) as n from group_member where group_id = ${Number(groupId)}`)
      )?.n ?? 0;

    it('a person deactivated by SCIM is signed out at once, sockets included, and can return', async () => {
      const leaver = await server().signInAs('recruiter');
      const socket = await openSocket(server(), toSocketAuth(leaver));
      expect(await isIn(leaver)).toBe(true);
      const answer = await setActive(leaver.userId, 'False');
      expect(answer.body.active).toBe(false);
      await socket.closed();
      expect(await isIn(leaver)).toBe(false);
      expect((await setActive(leaver.userId, 'True')).body.active).toBe(true);
      const again = await server().signInAs('recruiter', leaver.userId);
      expect(await isIn(again)).toBe(true);
      const lines = await server().db.many<{ action: string; actor_id: number }>(sql`
        select action, actor_id from audit_entry
        where subject = 'person' and subject_id = ${leaver.userId} order by id`);
      expect(lines.map(({ action }) => action)).toEqual(['person.deactivate', 'person.reactivate']);
      for (const { actor_id: actor } of lines) expect(actor).toBeLessThan(0);
    });

    it('SCIM cannot deactivate the last administrator, or activate a person whose leaving date passed', async () => {
      const last = await setActive(administrator.userId, false);
      expect(last).toMatchObject({ status: 409, body: { schemas: [scimUrns.error] } });
      expect((await send('DELETE', `/Users/${administrator.userId}`)).status).toBe(409);
      expect(await isIn(administrator)).toBe(true);
      const id = await create('left');
      await administrator.send('PUT', `/api/v1/directory/people/${id}`, {
        payload: { leavingDate: '2024-01-31' },
      });
      const back = await setActive(id, true);
      expect([back.status, back.body.detail]).toEqual([
        409,
        expect.stringMatching(/^Their last day has come/),
      ]);
    });

    it('a person deleted by SCIM is hidden, and can return as the same person without their teams', async () => {
      const leaver = await server().signInAs('recruiter');
      const externalId = 'known-by-this';
      await send(
        'PATCH',
        `/Users/${leaver.userId}`,
        toPatchBody({ op: 'add', path: 'externalId', value: externalId }),
      );
      const shown = await send('GET', `/Users/${leaver.userId}`);
      const { userName, emails, name } = shown.body;
      const { body: team } = await send('POST', '/Groups', {
        displayName: 'Team of who comes back',
        members: [{ value: String(leaver.userId) }],
      });
      expect((await send('DELETE', `/Users/${leaver.userId}`)).status).toBe(204);
      expect(await isIn(leaver)).toBe(false);
      for (const method of ['GET', 'DELETE', 'PUT', 'PATCH'] as const) {
        const payload =
          method === 'PUT' ? toPersonBody('x') : toPatchBody({ op: 'remove', path: 'title' });
        const sent = method === 'GET' || method === 'DELETE' ? undefined : payload;
        expect([method, (await send(method, `/Users/${leaver.userId}`, sent)).status]).toEqual([
          method,
          404,
        ]);
      }
      const found = await send('GET', `/Users?filter=userName%20eq%20"${userName}"`);
      expect(found.body.totalResults).toBe(0);
      expect((await send('GET', `/Groups/${team.id}`)).body.members).toBeUndefined();
      const sent = { userName, externalId, emails, name, active: true };
      const again = await send('POST', '/Users', sent);
      expect([again.status, again.body.id]).toEqual([201, String(leaver.userId)]);
      expect((await send('GET', `/Groups/${team.id}`)).body.members).toBeUndefined();
      const back = await server().signInAs([], leaver.userId);
      expect(await isIn(back)).toBe(true);
    });

    it('a person reactivated in the console is visible to SCIM again', async () => {
      const id = await create('again');
      await send('DELETE', `/Users/${id}`);
      await administrator.send('POST', `/api/v1/person/${id}/reactivation`);
      expect(await send('GET', `/Users/${id}`)).toMatchObject({
        status: 200,
        body: { active: true },
      });
    });

    it('simultaneous SCIM requests create one person, and two simultaneous changes are both stored', async () => {
      const twice = await Promise.all(
        Array.from({ length: 6 }, () =>
          send('POST', '/Users', toPersonBody('twin', { externalId: 't' })),
        ),
      );
      expect(twice.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
      const { id } = twice.find(({ status }) => status === 201)?.body ?? {};
      const changed = await Promise.all([
        send(
          'PATCH',
          `/Users/${id}`,
          toPatchBody({ op: 'add', path: 'title', value: 'Brand new title' }),
        ),
        send(
          'PATCH',
          `/Users/${id}`,
          toPatchBody({ op: 'add', path: 'name.familyName', value: 'Two' }),
        ),
        create('other', { title: 'Brand new title' }),
      ]);
      expect(changed[0]).toMatchObject({ status: 200 });
      const { body } = await send('GET', `/Users/${id}`);
      expect([body.title, body.name?.familyName]).toEqual(['Brand new title', 'Two']);
      const titles = await server().db.many(sql`
        select id from designation where name = 'Brand new title'`);
      expect(titles).toHaveLength(1);
    });

    it('SCIM refuses a name, e-mail address or id of another person, and a cycle of managers', async () => {
      const one = await create('first', { externalId: 'ext-1' });
      const two = await create('second');
      const refused = async (...operations: object[]) => {
        const { status, body } = await send('PATCH', `/Users/${two}`, toPatchBody(...operations));
        return [status, body.scimType];
      };
      const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
      const taken = [409, 'uniqueness'];
      expect(await refused(replace('userName', 'FIRST@example.com'))).toEqual(taken);
      expect(await refused(replace('emails[type eq "work"].value', 'first@example.com'))).toEqual(
        taken,
      );
      expect(await refused(replace('externalId', 'ext-1'))).toEqual(taken);
      const manager = `${scimUrns.enterpriseUser}:manager`;
      expect(await refused(replace(manager, one))).toEqual([200, undefined]);
      const circle = await send('PATCH', `/Users/${one}`, toPatchBody(replace(manager, two)));
      expect([circle.status, circle.body.scimType]).toEqual([400, 'invalidValue']);
      expect(await refused(replace(manager, '999999'))).toEqual([400, 'invalidValue']);
    });

    it('a person keeps a title that was deactivated, but nobody else can get it', async () => {
      const id = await create('keeper', { title: 'Old title' });
      await server().db.run(sql`update designation set is_active = false where name = 'Old title'`);
      const out = await send(
        'PUT',
        `/Users/${id}`,
        toPersonBody('keeper', { title: 'Old title', active: false }),
      );
      expect(out).toMatchObject({ status: 200, body: { active: false, title: 'Old title' } });
      const other = await send('POST', '/Users', toPersonBody('late', { title: 'Old title' }));
      expect([other.status, other.body.scimType]).toEqual([400, 'invalidValue']);
    });

    it('open pages receive events of people and teams, and new team members get their permissions', async () => {
      const recruiter = await server().signInAs('recruiter');
      const [page, own] = [
        await openSocket(server(), toSocketAuth(administrator)),
        await openSocket(server(), toSocketAuth(recruiter)),
      ];
      // A change of the test before can come in the same event.
      const hearOf = async (owner: ChangeOwner, id: string | null | undefined): Promise<void> => {
        while (!(await page.next({ owner }))?.ids.includes(Number(id)));
      };
      await hearOf('person', await create('heard'));
      const { body } = await send('POST', '/Groups', { displayName: 'Heard of' });
      await hearOf('group', body.id);
      await send(
        'PATCH',
        `/Groups/${body.id}`,
        toPatchBody({ op: 'Add', path: 'members', value: [{ value: String(recruiter.userId) }] }),
      );
      expect(await own.next({ owner: permissionsChanged })).toBeDefined();
      page.close();
      own.close();
    });

    it('SCIM empties and hides a deleted team that has jobs, and restores it by its name', async () => {
      const id = await create('member');
      const { body: team } = await send('POST', '/Groups', {
        ...{ displayName: 'Team with jobs', externalId: 'g-1', members: [{ value: id }] },
      });
      await server().db.run(sql`
        with bakery as (insert into department (name) values ('Bakery') returning id)
        insert into job (title, description, department_id, group_id)
        select 'Baker', 'Bakes', id, ${Number(team.id)} from bakery`);
      expect((await send('DELETE', `/Groups/${team.id}`)).status).toBe(204);
      expect((await send('GET', `/Groups/${team.id}`)).status).toBe(404);
      expect(await countOf(team.id)).toBe(0);
      const again = await send('POST', '/Groups', { displayName: 'team with jobs' });
      expect([again.status, again.body.id]).toEqual([201, team.id]);
      const shown = (await administrator.send('GET', `/api/v1/group/${team.id}`)).json().data;
      expect(shown).toMatchObject({ groupName: 'team with jobs', activeStatus: 1 });
    });

    it(`a SCIM patch adds ${many} people to a team, and another one removes them`, async () => {
      const rows = await server().db.many<{ id: number }>(sql`
        select id from app_user where user_name like 'crowd-%' order by id`);
      const value = rows.map(({ id }) => ({ value: String(id), display: 'Somebody' }));
      const { body: team } = await send('POST', '/Groups', { displayName: 'Everybody' });
      const path = `/Groups/${team.id}?excludedAttributes=members`;
      const add = toPatchBody({ op: 'Add', path: 'members', value });
      expect((await send('PATCH', path, add)).status).toBe(200);
      expect(await countOf(team.id)).toBe(many);
      expect((await send('PATCH', path, add)).headers.etag).toBe('W/"2"');
      const whole = await send('GET', `/Groups/${team.id}`);
      expect(whole.body.members).toHaveLength(many);
      const some = value.slice(0, 1_000).map(({ value: id }) => ({
        ...{ op: 'Remove', path: `members[value eq "${id}"]` },
      }));
      expect((await send('PATCH', path, toPatchBody(...some))).status).toBe(200);
      expect(await countOf(team.id)).toBe(many - 1_000);
      const kept = value.slice(-1);
      await send('PATCH', path, toPatchBody({ op: 'Replace', path: 'members', value: kept }));
      expect((await send('GET', `/Groups/${team.id}`)).body.members).toMatchObject(
        kept.map((one) => ({ value: one.value })),
      );
    });

    it('SCIM finds people by an index, never by reading the whole table', async () => {
      const manager = await makeUser(server().db, []);
      await server().db.run(sql`analyze app_user`);
      const eq = (attribute: string, value: string) => `${attribute} eq "${value}"`;
      const { enterpriseUser } = scimUrns;
      const filters = [
        ...[eq('id', '7'), eq('userName', 'Crowd-7'), eq('externalId', 'x')],
        ...[eq('emails.value', 'a@example.com'), eq('emails[type eq "work"].value', 'a')],
        ...[eq(`${enterpriseUser}:manager`, String(manager))],
        ...[eq(`${enterpriseUser}:employeeNumber`, 'E-1'), eq('title', 'Old title')],
        eq(`${enterpriseUser}:department`, 'Bakery'),
        `${eq('userName', 'crowd-7')} or ${eq('externalId', 'x')}`,
      ];
      for (const filter of filters) {
        const scans = await countTableScans(server().db, ['app_user'], (db) =>
          findResources(db, scimUserSource, { filter }, 'http://localhost/scim/v2'),
        );
        expect([filter, scans]).toEqual([filter, 0]);
      }
    });
  },
  {
    fill: async (db) => {
      await db.run(sql`
        insert into app_user (user_name, first_name, last_name, email)
        select 'crowd-' || n, 'Crowd', n::text, 'crowd-' || n || '@example.com'
        from generate_series(1, ${many}::integer) n`);
    },
  },
);
