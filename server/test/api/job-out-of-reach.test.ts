import sql from 'sql-template-tag';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Changed } from '../../contract/realtime/realtime-constants';
import type { Role } from '../../contract/permission';
import { makeUser } from '../factories';
import { onOneDatabase, type Caller } from '../server';
import { authOf, openSocket, type SocketClient } from '../socket-client';
import { least } from './job-parts';

const quiet = 300;

onOneDatabase(
  (server) => {
    const opened: SocketClient[] = [];
    let admin: Caller;
    beforeAll(async () => {
      await server().app.listen({ host: '127.0.0.1', port: 0 });
      admin = await server().signInAs('administrator');
    });
    afterEach(() => {
      for (const socket of opened.splice(0)) socket.close();
    });
    const socketOf = async (caller: Caller): Promise<SocketClient> => {
      const socket = await openSocket(server(), authOf(caller));
      opened.push(socket);
      expect(socket.entered).toBe('open');
      return socket;
    };
    /** Leaves what is told of earlier changes, and to catch up with. */
    const settle = async (...sockets: SocketClient[]): Promise<void> => {
      await sleep(120);
      for (const socket of sockets) socket.forget();
    };
    const heardBy = async (socket: SocketClient): Promise<Changed[]> => {
      const heard: Changed[] = [];
      for (let next = await socket.next(quiet); next; next = await socket.next(quiet))
        heard.push(next);
      return heard.sort((one, two) => one.owner.localeCompare(two.owner));
    };
    const makeJob = async (fields: object): Promise<number> => {
      const made = await admin.send('POST', '/api/v1/job', { payload: { ...least, ...fields } });
      expect([made.statusCode, made.json().error]).toEqual([200, undefined]);
      return made.json().data.id;
    };
    const change = async (id: number, fields: object): Promise<void> => {
      const { statusCode } = await admin.send('PUT', `/api/v1/job/${id}`, { payload: fields });
      expect(statusCode).toBe(200);
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
      'has the lists look again of someone %s, and names nothing to them',
      async (_, role, before, after) => {
        const userId = await makeUser(server().db, [role]);
        const caller = await server().signInAs(role, userId);
        const id = await makeJob(before(userId));
        if (role === 'recruiter' && 'groupId' in after)
          await server().db.run(sql`
            insert into group_member (group_id, user_id) values (1, ${userId})`);
        const [lost, wide] = [await socketOf(caller), await socketOf(admin)];
        await settle(lost, wide);
        expect(await sees(caller, id)).toBe(true);
        await change(id, after);
        expect(await heardBy(lost)).toEqual([
          { owner: 'application', ids: [], jobIds: [] },
          { owner: 'job', ids: [], jobIds: [] },
        ]);
        expect((await heardBy(wide)).at(-1)).toMatchObject({ owner: 'job', ids: [id] });
        expect(await sees(caller, id)).toBe(false);
      },
    );

    it('tells those out of reach nothing of a change that moves a job for nobody', async () => {
      const caller = await server().signInAs('recruiter');
      const id = await makeJob({ groupId: 1, recruitingManagerId: 2, userId: [2] });
      const socket = await socketOf(caller);
      await settle(socket);
      await change(id, { education: 'Any', groupId: 1, recruitingManagerId: 2, userId: [2] });
      expect(await heardBy(socket)).toEqual([]);
    });

    it('tells whoever sees a job from then on which one it is', async () => {
      const userId = await makeUser(server().db, ['hiring-manager']);
      const caller = await server().signInAs('hiring-manager', userId);
      const id = await makeJob({});
      const socket = await socketOf(caller);
      await settle(socket);
      await change(id, { hiringManagerId: userId });
      expect((await heardBy(socket)).at(-1)).toMatchObject({ owner: 'job', jobIds: [id] });
    });
  },
  { data: 'company' },
);
