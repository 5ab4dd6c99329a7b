import type { Channel, ChannelChat, ChatMessage } from '../../../contract/chat/channels/chat';
import { chatRoom } from '../../../contract/chat/channels/chat-constants';
import { fetchAs, type Session } from '../../console-session';
import { connectSocket, type SocketClient } from '../../socket-client';

const patience = 30_000;

const openPage = async (address: string, session: Session) => {
  const read = async <Body>(path: string): Promise<Body> =>
    (await (await fetchAs(address, session, path)).json()) as Body;
  const { data } = await read<{ data: { userId: number } }>('/api/v1/userinfo');
  return {
    userId: data.userId,
    session,
    read,
    look: () => connectSocket(address, { token: session.selfToken, app: session.appToken }),
    enter: async (id: number): Promise<SocketClient> => {
      const auth = { token: session.selfToken, app: session.appToken };
      const socket = await connectSocket(address, auth);
      expect([socket.entered, await socket.enter(chatRoom, id)]).toEqual(['open', true]);
      return socket;
    },
    /** Repeats unacknowledged messages under the same id, as the console does. */
    sendMessage: async (channelId: number, message: string): Promise<ChatMessage> => {
      const body = { channelId, message, clientMessageId: message };
      for (const end = Date.now() + patience; Date.now() < end;) {
        const answer = await fetchAs(address, session, '/api/v1/send-message', body).catch(
          () => undefined,
        );
        if (answer?.ok) return ((await answer.json()) as { data: ChatMessage }).data;
        // Only a killed server may cause a retry.
        expect([undefined, 502]).toContain(answer?.status);
      }
      throw new Error('It was never taken');
    },
  };
};

const textsOf = ({ roomEvents }: SocketClient): unknown[] =>
  roomEvents.filter(([event]) => event === 'chatMessage').map(([, { message }]) => message);

const sharedChannel = async (people: Awaited<ReturnType<typeof openPage>>[]): Promise<number> => {
  const path = '/api/v1/channels?limit=500';
  const [own = [], theirs = []] = await Promise.all(
    people.map(async ({ read }) => (await read<{ data: Channel[] }>(path)).data),
  );
  const shared = own.find(({ id }) => theirs.some((channel) => channel.id === id));
  if (!shared) throw new Error('They share no chat');
  return shared.id;
};

/** Each user is connected to a different server; `kill` ends one of these servers meanwhile. */
export const testChatThroughKill = async (
  address: string,
  sessions: Session[],
  kill: () => Promise<void>,
): Promise<void> => {
  const people = await Promise.all(sessions.map((session) => openPage(address, session)));
  const [recruiter, referrer] = people;
  if (!recruiter || !referrer) throw new Error('Nobody talks');
  const id = await sharedChannel(people);
  const sockets = [await recruiter.enter(id), await referrer.enter(id)];
  const lists = [await recruiter.look(), await referrer.look()];
  const [one, other] = sockets;
  if (!one || !other) throw new Error('Nobody listens');

  for (const socket of sockets) await socket.sees(id, [recruiter.userId, referrer.userId]);
  one.signal(chatRoom, id);
  await other.receives(({ userId }) => userId === recruiter.userId);
  other.signal(chatRoom, id);
  await one.receives(({ userId }) => userId === referrer.userId);
  const written = Array.from({ length: 12 }, (_, at) => `Over two servers ${at}`);
  const speakerOf = (at: number) => (at % 2 === 0 ? recruiter : referrer);
  for (const [at, text] of written.slice(0, 6).entries()) {
    await speakerOf(at).sendMessage(id, text);
    for (const socket of sockets) await socket.receives(({ message }) => message === text);
  }
  for (const socket of sockets) expect(textsOf(socket)).toEqual(written.slice(0, 6));
  for (const list of lists) {
    await list.next({ owner: 'chat', ids: [id] });
    list.close();
  }

  const saying = Promise.all(
    written.slice(6).map((text, at) => speakerOf(at).sendMessage(id, text)),
  );
  await kill();
  await saying;
  await Promise.race(sockets.map((socket) => socket.closed()));
  const [left, lost] = one.isOpen() ? [one, other] : [other, one];
  expect([left.isOpen(), lost.isOpen()]).toEqual([true, false]);

  const away = lost === one ? recruiter : referrer;
  const back = await away.enter(id);
  const { data } = await away.read<ChannelChat>(`/api/v1/channel-chat/${id}?limit=100`);
  const stored = data.map(({ message }) => message);
  expect(stored.filter((text) => written.includes(text)).toSorted()).toEqual(written.toSorted());
  expect(data.map(({ sequence }) => sequence)).toEqual(data.map((_, at) => at + 1));
  // The next message's sequence reveals messages that the lost server stored but did not send.
  await recruiter.sendMessage(id, 'Going on');
  for (const socket of [left, back]) await socket.receives(({ message }) => message === 'Going on');
  expect(new Set(textsOf(left)).size).toBe(textsOf(left).length);
  for (const socket of [left, back]) socket.close();
};
