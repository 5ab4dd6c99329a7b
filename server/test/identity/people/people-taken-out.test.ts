import sql from 'sql-template-tag';
import { deactivateDueLeavers } from '../../../src/identity/people/leavers';
import { makeUser } from '../../factories';
import { onDatabase, type Caller } from '../../server';
import { createDuePayouts, referralCalls } from '../../referrals/payouts/referral-parts';
import {
  makeToken,
  toPatchBody,
  toPersonBody,
  scimCalls,
  type ScimSend,
} from '../../company/scim/scim-parts';

const directory = '/api/v1/directory/people';

onDatabase(
  (server) => {
    let administrator: Caller;
    let officer: Caller;
    let send: ScimSend;
    let hr: string;
    beforeAll(async () => {
      administrator = await server().signInAs('administrator');
      officer = await server().signInAs('payout-officer');
      send = scimCalls(server(), await makeToken(administrator));
      hr = await makeToken(administrator, ['directory:write']);
    });
    const { record } = referralCalls(() => officer);
    const create = async (name: string, more: object = {}): Promise<number> => {
      const { status, body } = await send('POST', '/Users', toPersonBody(name, more));
      expect([status, body.detail]).toEqual([201, undefined]);
      return Number(body.id);
    };
    const rightsOf = (id: number) =>
      server().db.one<{ roles: string[]; teams: number }>(sql`
        select array(select role from user_role where user_id = ${id} order by role) as roles,
          (select count(*)::integer from group_member where user_id = ${id}) as teams`);
    const nothing = { roles: [], teams: 0 };
    const give = async (id: number): Promise<void> => {
      await server().db.run(sql`
        insert into user_role (user_id, role) values (${id}, 'recruiter'), (${id}, 'auditor')
        on conflict do nothing`);
      await server().db.run(sql`
        insert into group_member (group_id, user_id) select min(id), ${id} from hiring_group
        on conflict do nothing`);
    };
    const upsert = async (...records: object[]) => {
      const answer = await server().app.inject({
        ...{ method: 'PUT', url: directory, payload: { records } },
        headers: { authorization: `Bearer ${hr}` },
      });
      return answer.json().data as {
        results: { id: number; outcome: string; fields?: Record<string, string> }[];
      };
    };
    const isIn = async ({ send: call }: Caller): Promise<boolean> =>
      (await call('GET', '/api/v1/userinfo')).statusCode === 200;
    const setActive = (id: number, value: boolean) =>
      send('PATCH', `/Users/${id}`, toPatchBody({ op: 'replace', path: 'active', value }));

    it('a new person with a leaver’s e-mail address gets neither the leaver’s payouts nor access', async () => {
      const leaver = await create('leaver', { externalId: 'idp-1' });
      await give(leaver);
      const [due = 0] = await createDuePayouts(server());
      await server().db.run(sql`
        update application set referrer_id = ${leaver} where id = ${due}`);
      await server().db.run(sql`
        update referral set referrer_id = ${leaver} where application_id = ${due}`);
      expect((await record(due)).referralStatus.referralStatus).toBe('Due');
      await send('DELETE', `/Users/${leaver}`);
      expect((await record(due)).referralStatus.referralStatus).toBe('Waiting');
      const heir = await create('leaver', {
        externalId: 'idp-2',
        name: { givenName: 'Other', familyName: 'Person' },
      });
      expect(heir).not.toBe(leaver);
      expect(await rightsOf(heir)).toEqual(nothing);
      const { referralStatus, user } = await record(due);
      expect([referralStatus.referralStatus, user?.lastName]).toEqual(['Waiting', 'Okafor']);
      const found = await send('GET', '/Users?filter=userName%20eq%20"leaver@example.com"');
      expect(found.body.Resources?.map(({ id }) => id)).toEqual([String(heir)]);
      const back = await administrator.send('POST', `/api/v1/person/${leaver}/reactivation`);
      expect(back.json().error.message).toContain(`Person ${heir} has the address`);
    });

    it.each(['delete', 'deactivate'])(
      'a person who left and returns has the same id, but no old roles, teams and sessions: %s',
      async (how) => {
        const id = await create(`same-${how}`, { externalId: `same-${how}` });
        await give(id);
        const caller = await server().signInAs([], id);
        expect(await isIn(caller)).toBe(true);
        if (how === 'delete') await send('DELETE', `/Users/${id}`);
        else await setActive(id, false);
        expect(await rightsOf(id)).toEqual(nothing);
        const back =
          how === 'delete'
            ? await create(`same-${how}`, { externalId: `same-${how}` })
            : Number((await setActive(id, true)).body.id);
        expect(back).toBe(id);
        expect(await rightsOf(id)).toEqual(nothing);
        expect(await isIn(caller)).toBe(false);
      },
    );

    it('nobody else can take over the record of a removed person', async () => {
      const id = await create('kept', { externalId: 'kept-1' });
      await setActive(id, false);
      const other = await send(
        'PATCH',
        `/Users/${id}`,
        toPatchBody({ op: 'replace', value: { externalId: 'kept-2', active: true } }),
      );
      expect([other.status, other.body.scimType]).toEqual([409, 'uniqueness']);
      // Clearing the id first must not free it for another person.
      await send('PUT', `/Users/${id}`, toPersonBody('kept', { active: false }));
      const then = await send(
        'PUT',
        `/Users/${id}`,
        toPersonBody('kept', { externalId: 'kept-2', active: true }),
      );
      expect(then.status).toBe(409);
      const heir = await create('kept', { externalId: 'kept-2' });
      expect(heir).not.toBe(id);
      expect((await send('GET', `/Users/${id}`)).status).toBe(404);
    });

    it('a person deactivated by an administrator gets no roles back from the HR system', async () => {
      const id = await create('paused', { externalId: 'paused' });
      await give(id);
      await administrator.send('POST', `/api/v1/person/${id}/deactivation`);
      await setActive(id, true);
      expect(await rightsOf(id)).toEqual(nothing);
      await give(id);
      await administrator.send('POST', `/api/v1/person/${id}/deactivation`);
      await send('DELETE', `/Users/${id}`);
      expect(await create('paused', { externalId: 'paused' })).toBe(id);
      expect(await rightsOf(id)).toEqual(nothing);
    });

    it('a person reactivated by an administrator keeps their roles', async () => {
      const id = await makeUser(server().db, ['recruiter']);
      await administrator.send('POST', `/api/v1/person/${id}/deactivation`);
      await administrator.send('POST', `/api/v1/person/${id}/reactivation`);
      expect((await rightsOf(id))?.roles).toEqual(['recruiter']);
    });

    it('a person who leaves according to the HR system loses their roles, and is found by id only', async () => {
      const row = { firstName: 'Nila', lastName: 'Das', email: 'nila@example.com' };
      const [first] = (await upsert({ ...row, externalId: 'E-1' })).results;
      const id = first?.id ?? 0;
      await give(id);
      await upsert({ ...row, externalId: 'E-1', leavingDate: '2024-01-31' });
      expect(await rightsOf(id)).toEqual(nothing);
      const again = await upsert({ ...row, leavingDate: '2024-01-31' });
      expect(again.results).toMatchObject([{ id, outcome: 'unchanged' }]);
      const [heir] = (await upsert({ ...row, firstName: 'Nora', externalId: 'E-2' })).results;
      expect(heir).toMatchObject({ outcome: 'created' });
      expect(heir?.id).not.toBe(id);
      const [back] = (await upsert({ ...row, externalId: 'E-1', leavingDate: '' })).results;
      expect(back?.fields).toEqual({ email: 'Somebody has this e-mail address already.' });
      const mail = 'nila.das@example.com';
      const [moved] = (await upsert({ ...row, email: mail, externalId: 'E-1', leavingDate: '' }))
        .results;
      expect(moved).toMatchObject({ id, outcome: 'updated' });
      expect(await rightsOf(id)).toEqual(nothing);
    });

    it.each(['a status', 'no word', 'an invitation', 'a form'])(
      'the e-mail address of a leaver can become another person’s, by %s',
      async (how) => {
        const email = `address-${how.replace(' ', '-')}@example.com`;
        const [gone] = (await upsert({ firstName: 'A', email, status: 1 })).results;
        await upsert({ firstName: 'A', email, status: 0 });
        const row = { firstName: 'B', lastName: 'C', email };
        const made = {
          'a status': async () => (await upsert({ ...row, status: 1 })).results[0]?.id,
          'no word': async () => (await upsert(row)).results[0]?.id,
          'an invitation': async () =>
            (
              await administrator.send('POST', '/api/v1/person', {
                payload: { ...row, roles: ['recruiter'] },
              })
            ).json().data?.personId,
          'a form': async () =>
            (await administrator.send('POST', directory, { payload: row })).json().data?.id,
        }[how];
        const id = await made?.();
        expect(id).toEqual(expect.any(Number));
        expect(id).not.toBe(gone?.id);
        const state = await administrator.send('GET', `/api/v1/person/${gone?.id}`);
        expect(state.json().data.state).toBe('inactive');
      },
    );

    it('a person loses roles and teams when their last day begins', async () => {
      const id = await makeUser(server().db, ['recruiter']);
      await give(id);
      await server().db.run(sql`update app_user set leaving_date = '2024-01-31' where id = ${id}`);
      await deactivateDueLeavers(server().db);
      expect(await rightsOf(id)).toEqual(nothing);
      await administrator.send('PUT', `${directory}/${id}`, { payload: { leavingDate: '' } });
      expect(await rightsOf(id)).toEqual(nothing);
    });
  },
  { data: 'company' },
);
