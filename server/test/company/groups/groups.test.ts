import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import {
  groupShapes,
  type GroupRecord,
  type GroupRow,
} from '../../../contract/company/groups/group';
import { onDatabase, type Caller } from '../../server';
import { openSocketAs } from '../../socket-client';
import { toFormData, minimalJob } from '../../jobs/postings/job-parts';

const path = '/api/v1/group';
let made = 0;

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      await server().app.listen({ host: '127.0.0.1', port: 0 });
    });
    const whole = (parts: object = {}) => {
      made += 1;
      return {
        ...{ groupName: `Team ${made}`, groupDescription: 'Bakers', activeStatus: 1 },
        ...{ enableReferralChat: 0, members: [1, 2], ...parts },
      };
    };
    const create = async (parts: object = {}, as = caller): Promise<GroupRecord> => {
      const answer = await as.send('POST', path, { payload: whole(parts) });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer.json().data;
    };
    const change = (id: number, payload: object, as = caller) =>
      as.send('PUT', `${path}/${id}`, { payload });
    const list = async (query: Record<string, string>, as = caller) => {
      const answer = await as.send('GET', path, { query: { limit: '100', ...query } });
      expect([...Value.Errors(Many(groupShapes.row), answer.json())]).toEqual([]);
      return (answer.json() as Many<GroupRow>).data;
    };

    it('a group is created from a form, and returned with the names of its members', async () => {
      const form = toFormData(whole({ groupName: ' Night team ' }), (name, at) => `${name}[${at}]`);
      const answer = await caller.send('POST', path, {
        payload: new URLSearchParams([...form] as [string, string][]).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([...Value.Errors(One(groupShapes.record), answer.json())]).toEqual([]);
      expect(answer.json().data).toMatchObject({
        groupName: 'Night team',
        activeStatus: 1,
        enableReferralChat: 0,
        members: ['Asha Verma', 'Rohan Mehta'],
      });
    });

    it('a group is updated by POST and by PUT, with its version', async () => {
      const { id, version } = await create();
      const posted = await caller.send('POST', `${path}/${id}`, {
        payload: { enableReferralChat: 1, version },
      });
      expect(posted.json().data).toMatchObject({ enableReferralChat: 1, version: version + 1 });
      const stale = await change(id, { groupName: 'Mine', version });
      expect(stale.statusCode).toBe(409);
      expect(stale.json().error.current).toMatchObject({ id, enableReferralChat: 1 });
      const [noted] = await server().db.many<{ details: object }>(sql`
        select details from audit_entry where action = 'group.update' and subject_id = ${id}`);
      expect(noted?.details).toEqual({
        changes: { enableReferralChat: { before: false, after: true } },
      });
    });

    it.each([
      [{ members: [] }, { members: 'please fill the required filed' }],
      [{ groupDescription: '' }, { groupDescription: 'please fill the required filed' }],
      [{ members: [2_000_000] }, { members: 'Choose people who are active.' }],
    ])('a group with %j is refused at the field', async (parts, fields) => {
      const answer = await caller.send('POST', path, { payload: whole(parts) });
      expect(answer.json().error.fields).toEqual(fields);
    });

    it('groups are found by name, and filtered by active or not', async () => {
      const active = await create({ groupName: 'Zed one' });
      const other = await create({ groupName: 'Zed two', activeStatus: 0 });
      const ids = async (query: Record<string, string>) =>
        (await list({ search: 'zed', own: '1', ...query })).map(({ id }) => id);
      expect(await ids({ filter: '10' })).toEqual([active.id, other.id]);
      expect(await ids({ filter: '20' })).toEqual([active.id]);
      expect(await ids({ filter: '30' })).toEqual([other.id]);
      expect(await ids({ activeStatus: '0' })).toEqual([other.id]);
      const found = async (query: Record<string, string>, as = caller) =>
        (await list({ search: 'zed', ...query }, as)).map(({ id }) => id);
      expect(await found({ filter: '30' })).toEqual([other.id]);
      expect(await found({ filter: '10' })).toEqual([active.id, other.id]);
      expect(await found({ activeStatus: '0' })).toEqual([other.id]);
      const stranger = await server().signInAs('recruiting-manager');
      expect(await found({ filter: '30' }, stranger)).toEqual([]);
      expect(await found({ filter: '10' }, stranger)).toEqual([active.id]);
      expect((await list({ search: 'zed' })).map(({ id }) => id)).toEqual([active.id]);
      expect((await list({ id: String(other.id) })).map(({ id }) => id)).toEqual([other.id]);
    });

    it('new members of a group get access at once, even in an open browser tab', async () => {
      const recruiter = await server().signInAs('recruiter');
      const socket = await openSocketAs(server(), recruiter);
      const { id } = await create();
      const job = await caller.send('POST', '/api/v1/job', {
        payload: { ...minimalJob, groupId: id },
      });
      const see = () => recruiter.send('GET', `/api/v1/job/${job.json().data.jobId}`);
      expect((await see()).statusCode).toBe(404);
      await change(id, { members: [1, recruiter.userId] });
      expect((await see()).statusCode).toBe(200);
      const event = await socket.next({ owner: 'permissions' });
      expect(event?.ids).toContain(recruiter.userId);
      socket.close();
      await change(id, { members: [1] });
      expect((await see()).statusCode).toBe(404);
      const noted = await server().db.many<{ details: object }>(sql`
        select details from audit_entry where action = 'group.members' and subject_id = ${id}
        order by id desc`);
      expect(noted[0]?.details).toEqual({ added: [], removed: [recruiter.userId] });
    });

    it('a recruiting manager can edit their own groups, and sees only the names of others', async () => {
      const manager = await server().signInAs('recruiting-manager');
      const foreign = await create({ groupName: 'Foreign' });
      const without = await manager.send('POST', path, { payload: whole() });
      expect(Object.keys(without.json().error.fields)).toEqual(['members']);
      const own = await create({ members: [1, manager.userId] }, manager);
      expect((await list({ own: '1' }, manager)).map(({ id }) => id)).toEqual([own.id]);
      const seen = (await list({ search: 'foreign' }, manager))[0];
      expect(seen).toMatchObject({ id: foreign.id, groupName: 'Foreign' });
      expect(seen?.members ?? null).toBeNull();
      expect((await change(own.id, { members: [1] }, manager)).statusCode).toBe(422);
      expect((await change(own.id, { groupName: 'Renamed' }, manager)).statusCode).toBe(200);
      for (const answer of [
        await manager.send('GET', `${path}/${foreign.id}`),
        await change(foreign.id, { groupName: 'Mine' }, manager),
        await change(foreign.id, { members: [manager.userId] }, manager),
        await manager.send('DELETE', `${path}/${foreign.id}`),
      ])
        expect(answer.statusCode).toBe(404);
      expect((await list({ search: 'foreign' }))[0]?.groupName).toBe('Foreign');
    });

    it('a group can be deleted only while no job uses it, and a used one is refused with IN_USE', async () => {
      const { id } = await create();
      const job = await caller.send('POST', '/api/v1/job', {
        payload: { ...minimalJob, groupId: id },
      });
      const refused = await caller.send('DELETE', `${path}/${id}`);
      expect(refused.json().error.code).toBe('IN_USE');
      await caller.send('PUT', `/api/v1/job/${job.json().data.jobId}`, {
        payload: { groupId: '' },
      });
      expect((await caller.send('DELETE', `${path}/${id}`)).json()).toEqual({
        data: { deleted: 1 },
      });
    });
  },
  { data: 'company' },
);
