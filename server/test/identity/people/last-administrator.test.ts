import sql from 'sql-template-tag';
import { makeAdministrator } from '../../../src/identity/people/make-administrator';
import { deactivateDueLeavers } from '../../../src/identity/people/leavers';
import { makeUser } from '../../factories';
import { onDatabase, type Caller } from '../../server';
import { makeToken, toPatchBody, scimCalls } from '../../company/scim/scim-parts';

const path = '/api/v1/person';

onDatabase((server) => {
  let caller: Caller;
  beforeEach(async () => {
    caller = await server().signInAs('administrator');
    await server().db.run(sql`
      delete from user_role where role = 'administrator' and user_id <> ${caller.userId}`);
  });
  const make = async (): Promise<void> => {
    const answer = await caller.send('POST', path, {
      payload: {
        ...{ firstName: 'Nila', lastName: 'Das', roles: ['administrator'] },
        email: `nila${Math.random()}@example.com`,
      },
    });
    second = answer.json().data.personId;
  };
  let second = 0;
  const act = (deed: string) => caller.send('POST', `${path}/${second}/${deed}`);
  const join = (provider: string) =>
    server().db.run(sql`
      insert into sso_account (provider, subject, user_id) values (${provider}, ${String(second)}, ${second})`);
  const list = (id: string, isListed: boolean) =>
    server().db.run(sql`
      insert into sso_provider (id, name, is_listed) values (${id}, ${id}, ${isListed})
      on conflict (id) do nothing`);

  const ghosts: Record<string, () => Promise<unknown>> = {
    'was invited and never came': () => make(),
    'was invited, and deactivated and reactivated since': async () => {
      await make();
      await act('deactivation');
      await act('reactivation');
    },
    'was added without a link': async () => {
      await make();
      await server().db.run(sql`delete from invitation where user_id = ${second}`);
    },
    'let their link run out': async () => {
      await make();
      await server().db.run(sql`
        update invitation set expires_at = now() - interval '1 day' where user_id = ${second}`);
    },
    'came in by a provider that is not there any more': async () => {
      await make();
      await list('gone', false);
      await join('gone');
    },
    'is out': async () => {
      second = await makeUser(server().db, ['administrator'], { isActive: false });
    },
  };
  const token = (rights: Parameters<typeof makeToken>[1]) => makeToken(caller, rights);
  const ways: Record<string, () => Promise<number>> = {
    'dropping the own role': async () =>
      (await caller.send('PUT', `${path}/${caller.userId}`, { payload: { roles: ['recruiter'] } }))
        .statusCode,
    'SCIM, active = false': async () =>
      (
        await scimCalls(server(), await token(['people:provision']))(
          'PATCH',
          `/Users/${caller.userId}`,
          toPatchBody({ op: 'replace', path: 'active', value: false }),
        )
      ).status,
    'SCIM, a delete': async () =>
      (
        await scimCalls(server(), await token(['people:provision']))(
          'DELETE',
          `/Users/${caller.userId}`,
        )
      ).status,
    'the HR system, by a status': async () => {
      const { email } = (await caller.send('GET', `${path}/${caller.userId}`)).json().data;
      const headers = { authorization: `Bearer ${await token(['directory:write'])}` };
      const payload = { records: [{ email, status: 0 }] };
      const url = '/api/v1/directory/people';
      const answer = await server().app.inject({ method: 'PUT', url, payload, headers });
      return answer.json().data.refused === 1 ? 409 : 200;
    },
    'the HR system, by a last day': async () => {
      const headers = { authorization: `Bearer ${await token(['directory:write'])}` };
      const url = `/api/v1/directory/people/${caller.userId}`;
      const payload = { leavingDate: '2024-01-31' };
      return (await server().app.inject({ method: 'PUT', url, payload, headers })).statusCode;
    },
  };

  it.each(
    Object.keys(ghosts).flatMap((ghost) => Object.keys(ways).map((way) => [ghost, way] as const)),
  )('the last usable administrator cannot leave when the other one %s: %s', async (ghost, way) => {
    await ghosts[ghost]?.();
    expect(await ways[way]?.()).toBe(409);
    expect((await caller.send('GET', path)).statusCode).toBe(200);
  });

  it('the last administrator who can sign in is not deactivated on their leaving date', async () => {
    await ghosts['was invited and never came']?.();
    await server().db.run(sql`
      update app_user set leaving_date = '2024-01-31' where id = ${caller.userId}`);
    await deactivateDueLeavers(server().db);
    expect((await caller.send('GET', path)).statusCode).toBe(200);
  });

  it('an administrator may drop the role if another administrator has a provider account, which then must remain', async () => {
    await make();
    await list('company', true);
    await join('company');
    expect(await ways['dropping the own role']?.()).toBe(200);
    const other = await server().signInAs([], second);
    const removed = await other.send('DELETE', `${path}/${second}/accounts/company`);
    expect(removed.json().error.message).toMatch(/^This is the last administrator/);
  });

  describe('the command for an administrator on the server’s machine', () => {
    const parts = () => ({ db: server().db, config: server().config });
    const administrators = async () =>
      (
        await server().db.many<{ id: number }>(sql`
          select user_id as id from user_role where role = 'administrator'`)
      ).map(({ id }) => id);

    it('the command for an administrator reactivates any person, prints a link to choose a password, and leaves an audit log line', async () => {
      const id = await makeUser(server().db, ['recruiter'], {
        email: 'ada@example.com',
        isActive: false,
      });
      await server().db.run(sql`
        update app_user set leaving_date = '2024-01-31', has_left = true, removed_at = now()
        where id = ${id}`);
      await expect(makeAdministrator(parts(), 'ada@example.com')).rejects.toThrow(/--name/);
      await server().db.run(sql`update app_user set removed_at = null where id = ${id}`);
      const { path: link, personId } = await makeAdministrator(parts(), ' ADA@example.com ');
      expect(personId).toBe(id);
      expect((await server().app.inject(link)).body).toContain('Choose a password');
      expect(await administrators()).toContain(id);
      await deactivateDueLeavers(server().db);
      expect((await caller.send('GET', `${path}/${id}`)).json().data.state).toBe('invited');
      const lines = await server().db.many<{ action: string; actor: number | null }>(sql`
        select action, actor_id as actor from audit_entry
        where subject = 'person' and subject_id = ${id} order by id`);
      expect(lines).toEqual([
        { action: 'person.reactivate', actor: null },
        { action: 'person.make-administrator', actor: null },
        { action: 'person.invite', actor: null },
      ]);
    });

    it('the command for an administrator creates an administrator where none is left', async () => {
      const { personId } = await makeAdministrator(parts(), 'eva@example.com', 'Eva Maria Lund');
      expect(await administrators()).toContain(personId);
      const shown = (await caller.send('GET', `${path}/${personId}`)).json().data;
      expect(shown).toMatchObject({ firstName: 'Eva Maria', lastName: 'Lund' });
      await expect(makeAdministrator(parts(), 'nobody', 'No Body')).rejects.toThrow(/Nobody here/);
    });
  });
});
