import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Notifications } from '../../../contract/platform/notifications/notification';
import { onDatabase, type Caller } from '../../server';
import { chatCalls, makeChannel, type TestChannel } from './chat-parts';

onDatabase(
  (server) => {
    let channel: TestChannel;
    let names: Record<number, string>;
    beforeAll(async () => {
      channel = await makeChannel(server());
      const { members } = await chatCalls(channel.recruiter).info(channel.id);
      names = Object.fromEntries(members.map(({ userId, name }) => [userId, name]));
    });
    const nameOf = ({ userId }: Caller): string => names[userId] ?? '';
    const waiting = async (caller: Caller): Promise<Notifications> => {
      const answer = await caller.send('GET', '/api/v1/notifications');
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      expect([...Value.Errors(Notifications, answer.json())]).toEqual([]);
      return answer.json();
    };
    const readAll = async (caller: Caller): Promise<void> => {
      await chatCalls(caller).read(channel.id, 2_147_483_647);
      expect(await waiting(caller)).toEqual({ data: [], meta: { total: 0 } });
    };
    const name = (caller: Caller, words = 'have a look', more: object = {}) =>
      chatCalls(channel.recruiter).send(channel.id, `@${nameOf(caller)} ${words}`, {
        mentions: [caller.userId],
        ...more,
      });
    const pathOf = (sequence: number) => `/api/v1/channels/${channel.id}/messages/${sequence}`;

    it('a mentioned person, and nobody else, is notified until they have read the message', async () => {
      const { referrer, recruiter, id } = channel;
      await readAll(referrer);
      const sent = await name(referrer, 'have a look', { clientMessageId: 'named' });
      expect(sent.mentions).toEqual([{ userId: referrer.userId, name: nameOf(referrer) }]);
      expect(await waiting(referrer)).toEqual({
        data: [
          {
            id: `chat-mention-${id}-${sent.sequence}`,
            title: expect.stringMatching(`^${nameOf(recruiter)} mentioned you about .+`),
            words: `@${nameOf(referrer)} have a look`,
            at: sent.updated_at,
            to: 'chat.channel',
            params: { channelIdentifier: String(id) },
            search: { message: String(sent.sequence) },
          },
        ],
        meta: { total: 1 },
      });
      expect((await waiting(recruiter)).meta.total).toBe(0);
      expect((await chatCalls(referrer).chat(id)).data.at(-1)).toEqual(sent);
      const again = await name(referrer, 'have a look', { clientMessageId: 'named' });
      expect(again).toEqual(sent);
      expect((await waiting(referrer)).meta.total).toBe(1);
      await readAll(referrer);
    });

    it('marking all notifications as read reads the chats up to the mentions', async () => {
      const { referrer } = channel;
      await readAll(referrer);
      await name(referrer);
      const later = await name(referrer, 'and here');
      const answer = await referrer.send('POST', '/api/v1/notifications/read', { payload: {} });
      expect(answer.json()).toEqual({ data: { total: 0 } });
      const read = await server().db.one(sql`
        select read_to as sequence from chat_read
        where channel_id = ${channel.id} and user_id = ${referrer.userId}`);
      expect(read).toEqual({ sequence: later.sequence });
    });

    it('nobody is mentioned who cannot read the chat, is not in the text or wrote the message', async () => {
      const { recruiter, referrer, id } = channel;
      const stranger = await server().signInAs('recruiter');
      const send = (message: string, mentions: number[]) =>
        chatCalls(recruiter).send(id, message, { mentions });
      const unnamed = await send('Hello, @Somebody Else', [referrer.userId]);
      const outside = [recruiter.userId, stranger.userId];
      const named = await send(`@${nameOf(referrer)} and @${nameOf(recruiter)}`, outside);
      expect([unnamed.mentions, named.mentions]).toEqual([[], []]);
      for (const caller of [recruiter, stranger])
        expect((await waiting(caller)).meta.total).toBe(0);
      const refused = await stranger.send('POST', '/api/v1/send-message', {
        payload: { channelId: id, message: `@${nameOf(referrer)}`, mentions: [referrer.userId] },
      });
      expect(refused.statusCode).toBe(404);
      await readAll(referrer);
    });

    it('an edit of a message changes its mentions, and a deleted message mentions nobody', async () => {
      const { recruiter, referrer } = channel;
      await readAll(referrer);
      const sent = await name(referrer);
      const write = (message: string) =>
        recruiter.send('PUT', pathOf(sent.sequence), {
          payload: { message, mentions: [referrer.userId] },
        });
      const without = await write('Nobody in particular');
      expect(without.json().data.mentions).toEqual([]);
      expect((await waiting(referrer)).meta.total).toBe(0);
      const named = [{ userId: referrer.userId, name: nameOf(referrer) }];
      const withName = await write(`You, @${nameOf(referrer)}`);
      expect(withName.json().data.mentions).toEqual(named);
      expect((await waiting(referrer)).data[0]?.words).toBe(`You, @${nameOf(referrer)}`);
      await recruiter.send('DELETE', pathOf(sent.sequence));
      expect((await waiting(referrer)).meta.total).toBe(0);
      const stored = await chatCalls(recruiter).chat(channel.id);
      expect(stored.data.at(-1)).toMatchObject({ sequence: sent.sequence, mentions: [] });
    });

    it('a person’s newest twenty mentions are listed, and all of them are counted', async () => {
      const { referrer } = channel;
      await readAll(referrer);
      for (let count = 1; count <= 22; count += 1) await name(referrer, `for the ${count}th time`);
      const { data, meta } = await waiting(referrer);
      expect([data.length, meta.total]).toEqual([20, 22]);
      expect(data[0]?.words).toMatch(/for the 22th time$/);
      await readAll(referrer);
    });

    it('a mentioned person is no longer notified after losing the team or the permission', async () => {
      const { referrer, recruiter, groupId } = channel;
      const administrator = await server().signInAs('administrator');
      const member = await server().signInAs('hiring-manager');
      const setMembers = (...callers: Caller[]) =>
        administrator.send('PUT', `/api/v1/group/${groupId}`, {
          payload: { members: callers.map(({ userId }) => userId) },
        });
      expect((await setMembers(recruiter, member)).statusCode).toBe(200);
      const { members } = await chatCalls(recruiter).info(channel.id);
      names[member.userId] = members.find(({ userId }) => userId === member.userId)?.name ?? '';
      await name(member);
      expect((await waiting(member)).meta.total).toBe(1);
      expect((await setMembers(recruiter)).statusCode).toBe(200);
      expect((await waiting(member)).meta.total).toBe(0);
      const auditor = await server().signInAs('auditor');
      expect((await waiting(auditor)).meta.total).toBe(0);
      expect((await waiting(referrer)).meta.total).toBe(0);
    });

    it('a message with too many mentions is refused', async () => {
      const answer = await channel.recruiter.send('POST', '/api/v1/send-message', {
        payload: {
          channelId: channel.id,
          message: 'All of you',
          mentions: Array.from({ length: 51 }, (_, place) => place + 1),
        },
      });
      expect(answer.statusCode).toBe(422);
    });
  },
  { data: 'company' },
);
