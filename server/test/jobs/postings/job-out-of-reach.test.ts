import sql from 'sql-template-tag';
import type { Role } from '../../../contract/permission';
import { makeUser } from '../../factories';
import { onDatabase, type Caller } from '../../server';
import { openSocketAs, type PageSocket } from '../../socket-client';
import { minimalJob } from './job-parts';

onDatabase(
  (server) => {
    const opened: PageSocket[] = [];
    let admin: Caller;
    let wide: PageSocket;
    beforeAll(async () => {
      await server().app.listen({ host: '127.0.0.1', port: 0 });
      admin = await server().signInAs('administrator');
      wide = await openSocketAs(server(), admin);
    });
    afterEach(() => {
      for (const socket of opened.splice(0)) socket.close();
    });
    afterAll(() => wide.close());
    const socketOf = async (caller: Caller): Promise<PageSocket> => {
      const socket = await openSocketAs(server(), caller);
      opened.push(socket);
      // Consumes the events that every new socket gets.
      await socket.receivedSoFar();
      return socket;
    };
    const makeJob = async (fields: object): Promise<number> => {
      const made = await admin.send('POST', '/api/v1/job', {
        payload: { ...minimalJob, ...fields },
      });
      expect([made.statusCode, made.json().error]).toEqual([200, undefined]);
      const { id } = made.json().data;
      await wide.next({ owner: 'job', ids: [id] });
      return id;
    };
    const change = async (id: number, fields: object): Promise<void> => {
      const { statusCode } = await admin.send('PUT', `/api/v1/job/${id}`, { payload: fields });
      expect(statusCode).toBe(200);
      await wide.next({ owner: 'job', ids: [id] });
    };
    const sees = async (by: Caller, id: number): Promise<boolean> =>
      (await by.send('GET', `/api/v1/job/${id}`)).statusCode === 200;

    const ways: [string, Role, (userId: number) => object, object][] = [
      ['whose team it left', 'recruiter', () => ({ groupId: 1 }), { groupId: 2 }],
      [
        'who recruited for it',
        'recruiter',
        (userId) => ({ recruitingManagerId: userId }),
        { recruitingManagerId: 2 },
      ],
      [
        'who hired for it',
        'hiring-manager',
        (userId) => ({ hiringManagerId: userId }),
        { hiringManagerId: 4 },
      ],
      [
        'who was added to it',
        'hiring-manager',
        (userId) => ({ userId: [userId] }),
        { userId: [2] },
      ],
    ];
    it.each(ways)(
      'when a job moves out of scope, an event without ids reloads the lists of a person %s',
      async (_, role, before, after) => {
        const userId = await makeUser(server().db, [role]);
        const caller = await server().signInAs(role, userId);
        const id = await makeJob(before(userId));
        if (role === 'recruiter' && 'groupId' in after)
          await server().db.run(sql`
            insert into group_member (group_id, user_id) values (1, ${userId})`);
        const lost = await socketOf(caller);
        expect(await sees(caller, id)).toBe(true);
        await change(id, after);
        const nothingNamed = { ids: [], jobIds: [] };
        const received = await lost.until({ owner: 'application' }, { owner: 'job' });
        expect(received).toHaveLength(2);
        expect(received).toContainEqual({ owner: 'application', ...nothingNamed });
        expect(received).toContainEqual({ owner: 'job', ...nothingNamed });
        expect(await lost.receivedSoFar()).toEqual([]);
        expect(await sees(caller, id)).toBe(false);
      },
    );

    it('people outside a job’s scope get no event of a change that does not change its scope', async () => {
      const caller = await server().signInAs('recruiter');
      const id = await makeJob({ groupId: 1, recruitingManagerId: 2, userId: [2] });
      const socket = await socketOf(caller);
      await change(id, { education: 'Any', groupId: 1, recruitingManagerId: 2, userId: [2] });
      expect(await socket.receivedSoFar()).toEqual([]);
    });

    it('a person who gains access to a job gets an event with its id', async () => {
      const userId = await makeUser(server().db, ['hiring-manager']);
      const caller = await server().signInAs('hiring-manager', userId);
      const id = await makeJob({});
      const socket = await socketOf(caller);
      await change(id, { hiringManagerId: userId });
      await socket.next({ owner: 'job', jobIds: [id] });
    });
  },
  { data: 'company' },
);
