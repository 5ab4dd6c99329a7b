import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import {
  chatMessageEvent,
  chatRoom,
  chatTypingEvent,
} from '../../../contract/chat/channels/chat-constants';
import { connectOtherServers } from '../../../src/platform/realtime/other-servers';
import type { RoomPost, RoomSignal } from '../../../src/platform/realtime/posts';
import type { RoomPresence } from '../../../src/platform/realtime/presence';
import { onDatabase, type Caller } from '../../server';
import { openSocketAs, type PageSocket } from '../../socket-client';
import { chatCalls, makeChannel, type TestChannel } from './chat-parts';

onDatabase(
  (server) => {
    let channel: TestChannel;
    let other: TestChannel;
    const opened: PageSocket[] = [];
    beforeAll(async () => {
      await server().app.listen({ host: '127.0.0.1', port: 0 });
      channel = await makeChannel(server());
      other = await makeChannel(server(), 1);
    });
    afterEach(() => {
      for (const socket of opened.splice(0)) socket.close();
    });
    const open = async (caller: Caller): Promise<PageSocket> => {
      const socket = await openSocketAs(server(), caller);
      opened.push(socket);
      await socket.receivedSoFar();
      return socket;
    };
    const inside = async (caller: Caller, { id } = channel): Promise<PageSocket> => {
      const socket = await open(caller);
      expect(await socket.enter(chatRoom, id)).toBe(true);
      return socket;
    };
    const send = (text: string, { id, recruiter } = channel) => chatCalls(recruiter).send(id, text);
    const isText = (text: string) => (payload: Record<string, unknown>) => payload.message === text;

    it('an open chat receives a message and its changes once; other pages get an event', async () => {
      const [one, outside] = [await inside(channel.referrer), await open(channel.referrer)];
      const named = { owner: 'chat', ids: [channel.id] };
      const sent = await send('Said once');
      await one.receives(isText('Said once'));
      await outside.next(named);
      await one.receivedSoFar();
      expect(one.unread()).not.toContainEqual(expect.objectContaining(named));
      const path = `/api/v1/channels/${channel.id}/messages/${sent.sequence}`;
      await channel.recruiter.send('PUT', path, { payload: { message: 'Said anew' } });
      await Promise.all([one.next(named), outside.next(named)]);
    });

    it('everybody with the chat open receives a message as chatMessage, and nobody else does', async () => {
      const [one, tab] = [await inside(channel.referrer), await inside(channel.recruiter)];
      const elsewhere = await inside(other.referrer, other);
      const outside = await open(channel.referrer);
      const sent = await send('To whom it concerns');
      for (const socket of [one, tab])
        expect(await socket.receives(isText('To whom it concerns'))).toEqual(sent);
      expect(one.roomEvents.map(([event]) => event)).toEqual([chatMessageEvent]);
      await send('In the other channel', other);
      await elsewhere.receives(isText('In the other channel'));
      // The event was combined with another channel's, so it has no ids.
      await outside.next({ owner: 'chat' });
      expect([
        elsewhere.roomEvents.length,
        outside.roomEvents.length,
        one.roomEvents.length,
      ]).toEqual([1, 0, 1]);
    });

    it('nobody can subscribe to a chat that they may not read, or to an unknown room', async () => {
      const socket = await open(other.referrer);
      for (const [room, id] of [
        [chatRoom, channel.id],
        [chatRoom, 2_000_000],
        [chatRoom, -1],
        ['toString', 1],
        ['nowhere', 1],
      ] as const)
        expect(await socket.enter(room, id)).toBe(false);
      const wide = await inside(channel.recruiter);
      await send('Not for them');
      await wide.receives(isText('Not for them'));
      await socket.receivedSoFar();
      expect(socket.roomEvents).toEqual([]);
    });

    const isBy =
      ({ userId }: Caller) =>
      (payload: Record<string, unknown>) =>
        payload.userId === userId;
    const signsIn = ({ roomEvents }: PageSocket) =>
      roomEvents.filter(([event]) => event === chatTypingEvent);

    it('a typing sign is sent to the others who have the chat open, and to nobody else', async () => {
      const [one, two] = [await inside(channel.referrer), await inside(channel.recruiter)];
      const elsewhere = await inside(other.referrer, other);
      const outside = await open(channel.recruiter);
      two.signal(chatRoom, channel.id);
      expect(await one.receives(isBy(channel.recruiter))).toEqual({
        id: channel.id,
        userId: channel.recruiter.userId,
      });
      await send('After the sign');
      await two.receives(isText('After the sign'));
      for (const socket of [two, elsewhere, outside]) {
        await socket.receivedSoFar();
        expect(signsIn(socket)).toEqual([]);
      }
    });

    it('typing signs for another chat or an unknown room, and too many of them, are dropped', async () => {
      const one = await inside(channel.referrer);
      const stranger = await open(other.referrer);
      for (const [room, id] of [
        [chatRoom, channel.id],
        [chatRoom, -1],
        ['nowhere', channel.id],
      ] as const)
        stranger.signal(room, id);
      await stranger.receivedSoFar();
      const two = await inside(channel.recruiter);
      for (let times = 0; times < 12; times += 1) two.signal(chatRoom, channel.id);
      await one.receives(() => signsIn(one).length === 5);
      await send('After twelve signs');
      await one.receives(isText('After twelve signs'));
      expect(signsIn(one)).toHaveLength(5);
      expect(signsIn(one).every(([, payload]) => isBy(channel.recruiter)(payload))).toBe(true);
      expect(two.isOpen()).toBe(true);
    });

    it('people with the chat open see who else has it open, until they leave', async () => {
      const { id, referrer, recruiter } = channel;
      const [one, two] = [await inside(referrer), await inside(recruiter)];
      const elsewhere = await inside(other.referrer, other);
      const both = [referrer.userId, recruiter.userId];
      for (const socket of [one, two]) await socket.sees(id, both);
      const tab = await inside(referrer);
      await tab.sees(id, both);
      two.close();
      await one.sees(id, [referrer.userId]);
      tab.close();
      const back = await inside(recruiter);
      for (const socket of [one, back]) await socket.sees(id, both);
      await elsewhere.sees(other.id, [other.referrer.userId]);
      await elsewhere.sees(id, []);
    });

    it('a person who leaves the team or loses the role or session receives no more chat messages', async () => {
      const { db, signInAs } = server();
      const [member, demoted, gone] = await Promise.all([
        signInAs('hiring-manager'),
        signInAs('hiring-manager'),
        signInAs('hiring-manager'),
      ]);
      const administrator = await signInAs('administrator');
      const setMembers = async (...callers: Caller[]) => {
        const members = [channel.recruiter, ...callers].map(({ userId }) => userId);
        const answer = await administrator.send('PUT', `/api/v1/group/${channel.groupId}`, {
          payload: { members },
        });
        expect(answer.statusCode).toBe(200);
      };
      const witness = await inside(channel.recruiter);
      const sockets = [await open(member), await open(demoted), await open(gone)];
      await setMembers(member, demoted, gone);
      for (const socket of sockets) expect(await socket.enter(chatRoom, channel.id)).toBe(true);
      await send('To all of the team');
      for (const socket of sockets) await socket.receives(isText('To all of the team'));

      await setMembers(demoted, gone);
      const roles = await administrator.send('PUT', `/api/v1/person/${demoted.userId}`, {
        payload: { roles: ['auditor'] },
      });
      expect([roles.statusCode, roles.json().error]).toEqual([200, undefined]);
      await gone.send('POST', '/account/logout');
      await db.run(sql`update session set ended_at = now() where id = ${gone.sessionId}`);
      await send('To who is left');
      await witness.receives(isText('To who is left'));
      await sockets[2]?.closed();
      for (const socket of sockets.slice(0, 2)) {
        // The response arrives after all earlier events of the socket.
        expect(await socket?.enter(chatRoom, channel.id)).toBe(false);
        expect(socket?.roomEvents.some(([, payload]) => isText('To who is left')(payload))).toBe(
          false,
        );
      }
    });

    it('a session receives no more chat messages three seconds after it ended', async () => {
      const { db, signInAs } = server();
      const gone = await signInAs('hiring-manager');
      await chatCalls(channel.recruiter).add(channel.id, [gone.userId]);
      const [witness, socket] = [await inside(channel.recruiter), await inside(gone)];
      for (const text of ['While they are in', 'While they are in still']) {
        await send(text);
        await socket.receives(isText(text));
      }
      await db.run(sql`update session set ended_at = now() where id = ${gone.sessionId}`);
      await sleep(2_900);
      expect([witness.isOpen(), socket.isOpen()]).toEqual([true, false]);
      await send('Once they are out');
      await witness.receives(isText('Once they are out'));
    });

    it('the readers of a chat, and only they, receive an event when it changes', async () => {
      const [reader, stranger] = [await open(channel.referrer), await open(other.referrer)];
      await send('Unread');
      expect(await reader.next({ owner: 'chat' })).toMatchObject({ ids: [channel.id] });
      const added = await server().signInAs('payout-officer');
      await chatCalls(channel.recruiter).add(channel.id, [added.userId]);
      await reader.next({ owner: 'chat-member' });
      expect(await stranger.receivedSoFar()).toEqual([]);
    });

    it('reading in one tab marks the chat as read in all tabs of that person only', async () => {
      const [tab, other, stranger] = [
        await open(channel.referrer),
        await open(channel.referrer),
        await open(channel.recruiter),
      ];
      const { sequence } = await send('To be read');
      await chatCalls(channel.referrer).read(channel.id, sequence);
      for (const socket of [tab, other])
        expect(await socket.next({ owner: 'chat-read' })).toMatchObject({ ids: [] });
      await chatCalls(channel.referrer).read(channel.id, sequence);
      for (const socket of [tab, other, stranger]) {
        const received = await socket.receivedSoFar();
        expect(received.filter(({ owner }) => owner === 'chat-read')).toEqual([]);
      }
    });

    it('open tabs receive an event when a team switches its chat off', async () => {
      const reader = await open(channel.referrer);
      const administrator = await server().signInAs('administrator');
      for (const enableReferralChat of [0, 1]) {
        const path = `/api/v1/group/${channel.groupId}`;
        const answer = await administrator.send('PUT', path, { payload: { enableReferralChat } });
        expect(answer.statusCode).toBe(200);
        await reader.next({ owner: 'chat-member' });
      }
    });

    it('a message sent on one server reaches an open chat on another', async () => {
      const { db, connectionString, app } = server();
      const received: RoomPost[] = [];
      const signs: RoomSignal[] = [];
      const presences: RoomPresence[] = [];
      const elsewhere = await connectOtherServers({
        connectionString,
        db,
        log: app.log,
        receive: () => undefined,
        posted: (post) => received.push(post),
        signalled: (signal) => signs.push(signal),
        present: (_, presence) => presences.push(presence),
        missed: () => undefined,
      });
      const socket = await inside(channel.referrer);
      const long = await send('long '.repeat(1_900));
      while (received.length === 0) await new Promise((done) => setTimeout(done, 5));
      expect(received).toEqual([{ room: chatRoom, id: channel.id, sequence: long.sequence }]);
      await socket.receives(isText(long.message));
      socket.roomEvents.length = 0;
      await elsewhere.sendPosts([{ room: chatRoom, id: channel.id, sequence: long.sequence }]);
      expect(await socket.receives(isText(long.message))).toEqual(long);
      const sign = { room: chatRoom, id: channel.id, userId: channel.referrer.userId };
      socket.signal(chatRoom, channel.id);
      while (signs.length === 0) await new Promise((done) => setTimeout(done, 5));
      expect(signs).toEqual([sign]);
      await elsewhere.sendSignal({ ...sign, userId: channel.recruiter.userId });
      expect(await socket.receives(({ userId }) => userId === channel.recruiter.userId)).toEqual({
        id: channel.id,
        userId: channel.recruiter.userId,
      });
      const { id, recruiter, referrer } = channel;
      const here = { room: chatRoom, id, userIds: [referrer.userId] };
      const isHere = (presence: RoomPresence) => JSON.stringify(presence) === JSON.stringify(here);
      while (!presences.some(isHere)) await new Promise((done) => setTimeout(done, 5));
      presences.length = 0;
      await elsewhere.sendPresence({ ...here, userIds: [recruiter.userId] });
      await socket.sees(id, [referrer.userId, recruiter.userId]);
      // A server receives this server's users when it reports for the first time.
      while (!presences.some(isHere)) await new Promise((done) => setTimeout(done, 5));
      await elsewhere.sendPresence({ ...here, userIds: [] });
      await socket.sees(id, [referrer.userId]);
      await elsewhere.close();
    });
  },
  { data: 'company' },
);
