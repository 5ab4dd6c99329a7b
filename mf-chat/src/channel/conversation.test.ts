import type {
  ChannelChat,
  ChannelChatQuery,
  ChatMessage,
} from 'server/contract/chat/channels/chat';
import { createConversation } from './conversation';

const messageOf = (sequence: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  channelId: 7,
  sequence,
  mentions: [],
  kind: 'message',
  message: `Message ${sequence}`,
  senderId: 2,
  senderName: 'Dev',
  sessionId: '',
  clientMessageId: null,
  updated_at: '2026-11-20T09:35:00.000Z',
  editedAt: null,
  deletedAt: null,
  revision: 0,
  ...more,
});

/** Simulates a server with `count` messages, and a conversation that reads from it. */
const begin = (count: number) => {
  const stored = Array.from({ length: count }, (_, at) => messageOf(at + 1));
  const asked: ChannelChatQuery[] = [];
  let failing: Error | undefined;
  const settled: (string | null)[] = [];
  const read = async (query: ChannelChatQuery): Promise<ChannelChat> => {
    asked.push(query);
    if (failing) throw failing;
    const { before = Infinity, after = 0, revisedAfter, limit = 50 } = query;
    if (revisedAfter !== undefined) {
      const revised = stored
        .filter(({ revision }) => revision > revisedAfter)
        .toSorted((one, other) => one.revision - other.revision);
      return { data: revised.slice(0, limit), meta: { hasMore: revised.length > limit } };
    }
    const found = stored.filter(({ sequence }) => sequence > after && sequence < before);
    const data = query.after === undefined ? found.slice(-limit) : found.slice(0, limit);
    return { data, meta: { hasMore: found.length > data.length } };
  };
  const store = (more: Partial<ChatMessage>): ChatMessage => {
    const known = stored.find(({ clientMessageId }) => clientMessageId === more.clientMessageId);
    if (known && more.clientMessageId) return known;
    const message = messageOf(stored.length + 1, more);
    stored.push(message);
    return message;
  };
  const conversation = createConversation({
    read,
    settle: (known) => settled.push(...known.map(({ clientMessageId }) => clientMessageId)),
  });
  return {
    conversation,
    asked,
    settled,
    store,
    /** Changes a stored message, as another user's edit does. */
    change: (sequence: number, more: Partial<ChatMessage>) =>
      stored.splice(sequence - 1, 1, messageOf(sequence, more)),
    texts: () => conversation.current().messages.map(({ message }) => message),
    numbers: () => conversation.current().messages.map(({ sequence }) => sequence),
    fail: (message: string | undefined) => (failing = message ? new Error(message) : undefined),
  };
};

const atRest = () => new Promise((done) => setTimeout(done));
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

test('a conversation opens with the newest messages and loads earlier ones on scrolling up', async () => {
  const { conversation, numbers, asked } = begin(120);
  await conversation.load();
  expect(numbers()).toEqual(range(71, 120));
  await Promise.all([conversation.loadEarlier(), conversation.loadEarlier()]);
  expect(numbers()).toEqual(range(21, 120));
  await conversation.loadEarlier();
  expect(numbers()).toEqual(range(1, 120));
  expect(conversation.current().hasEarlier).toBe(false);
  await conversation.loadEarlier();
  expect(asked).toHaveLength(3);
});

test('when announced messages are missing, they are fetched in order and each once', async () => {
  const { conversation, numbers, store } = begin(10);
  await conversation.load();
  for (let at = 0; at < 250; at += 1) store({});
  conversation.receive(messageOf(260));
  conversation.receive(messageOf(259));
  await atRest();
  await conversation.catchUp();
  expect(numbers()).toEqual(range(1, 260));
});

test('messages that arrive while the conversation loads are not missed', async () => {
  const { conversation, numbers, store } = begin(3);
  const loading = conversation.load();
  conversation.receive(store({}));
  await conversation.catchUp();
  await loading;
  expect(numbers()).toEqual([1, 2, 3, 4]);
});

test('a message received twice is shown once', async () => {
  const { conversation, numbers, store, settled } = begin(1);
  await conversation.load();
  const message = store({ clientMessageId: 'id-1' });
  conversation.receive(message);
  conversation.receive(message);
  expect(numbers()).toEqual([1, 2]);
  expect(settled).toContain('id-1');
});

test('an old message that is received again is not added in front of the loaded messages', async () => {
  const { conversation, numbers, settled } = begin(120);
  await conversation.load();
  conversation.receive(messageOf(3, { clientMessageId: 'id-1' }));
  expect(numbers()).toEqual(range(71, 120));
  expect(settled).toContain('id-1');
});

test('a failed load of messages stores its error, and the next load removes the error', async () => {
  const { conversation, fail, numbers } = begin(60);
  fail('Gone.');
  await conversation.load();
  expect(conversation.current().error).toMatchObject({ message: 'Gone.' });
  fail(undefined);
  await conversation.load();
  expect(conversation.current().error).toBeUndefined();
  fail('Gone again.');
  await conversation.loadEarlier();
  expect(conversation.current().earlierError).toMatchObject({ message: 'Gone again.' });
  fail(undefined);
  await conversation.loadEarlier();
  expect(numbers()).toEqual(range(1, 60));
});

test('when the network is back only the loads that failed are repeated', async () => {
  const { conversation, fail, numbers, asked } = begin(60);
  fail('Gone.');
  await conversation.load();
  fail(undefined);
  conversation.readAgain();
  await atRest();
  expect(numbers()).toEqual(range(11, 60));
  fail('Gone again.');
  await conversation.loadEarlier();
  fail(undefined);
  conversation.readAgain();
  await atRest();
  expect(numbers()).toEqual(range(1, 60));
  conversation.readAgain();
  expect(asked).toHaveLength(4);
});

test('changed messages are loaded again once, and those that the reader has not loaded are not added', async () => {
  const { conversation, change, texts, numbers, asked } = begin(60);
  await conversation.load();
  change(60, { message: 'Anew', revision: 1 });
  change(2, { message: 'Out of sight', revision: 2 });
  await conversation.revise(2);
  await conversation.revise(2);
  expect(texts().at(-1)).toBe('Anew');
  expect(numbers()).toEqual(range(11, 60));
  expect(asked.filter(({ revisedAfter }) => revisedAfter !== undefined)).toHaveLength(1);
  await conversation.loadEarlier();
  expect(texts()[1]).toBe('Out of sight');
});

test('all changed messages are loaded, even if they do not fit on one page', async () => {
  const { conversation, change, texts } = begin(150);
  await conversation.load();
  await conversation.loadEarlier();
  await conversation.loadEarlier();
  for (const at of range(1, 150)) change(at, { message: 'Anew', revision: at });
  await conversation.revise(150);
  expect(texts()).toHaveLength(150);
  expect(new Set(texts())).toEqual(new Set(['Anew']));
});

test('a change that failed to load is read when the connection is back', async () => {
  const { conversation, change, texts, fail } = begin(3);
  await conversation.load();
  change(3, { message: 'Anew', revision: 1 });
  fail('gone');
  await conversation.revise(1);
  expect(texts().at(-1)).toBe('Message 3');
  fail(undefined);
  await conversation.revise();
  expect(texts().at(-1)).toBe('Anew');
});

test('an older version of a message never replaces a newer one', async () => {
  const { conversation, texts } = begin(3);
  await conversation.load();
  conversation.revised(messageOf(3, { message: 'Second', revision: 2 }));
  conversation.revised(messageOf(3, { message: 'First', revision: 1 }));
  conversation.receive(messageOf(3));
  expect(texts().at(-1)).toBe('Second');
});

test('a deleted message is removed from what a screen reader announces', async () => {
  const { conversation, store } = begin(3);
  await conversation.load();
  conversation.receive(store({ message: 'A secret' }));
  expect(conversation.current().arrived).toHaveLength(1);
  conversation.revised(
    messageOf(4, { message: '', deletedAt: '2026-11-20T10:00:00Z', revision: 1 }),
  );
  expect(conversation.current().arrived).toEqual([]);
});

test('a chat fetches messages up to an announced number once, and nothing when it already has that message', async () => {
  const { conversation, store, numbers, asked } = begin(2);
  const loading = conversation.load();
  await conversation.reach(2);
  await loading;
  expect(asked).toHaveLength(1);
  store({ kind: 'progress', senderId: null, senderName: '' });
  await conversation.reach(3);
  expect(numbers()).toEqual([1, 2, 3]);
  expect(conversation.current().arrived.map(({ sequence }) => sequence)).toEqual([3]);
  await conversation.reach(3);
  expect(asked).toHaveLength(2);
});

test('fetching stops when an announced number brings no newer message', async () => {
  const { conversation, numbers, asked } = begin(2);
  await conversation.load();
  await conversation.reach(9);
  expect(numbers()).toEqual([1, 2]);
  expect(asked).toHaveLength(2);
});

test('a chat opened at a message loads back to that message, and no further', async () => {
  const { conversation, numbers, asked } = begin(400);
  await conversation.loadBackTo(180);
  expect(numbers()).toEqual(range(151, 400));
  const calls = asked.length;
  await conversation.loadBackTo(300);
  expect(asked).toHaveLength(calls);
});

test('a failure while loading back is shown, and is not retried in a loop', async () => {
  const { conversation, asked, fail } = begin(400);
  await conversation.load();
  fail('The server is away.');
  await conversation.loadBackTo(1);
  expect(asked).toHaveLength(2);
  expect(conversation.current().earlierError?.message).toBe('The server is away.');
});
