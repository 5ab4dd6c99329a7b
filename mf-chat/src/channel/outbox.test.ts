import type { ChatMessage } from 'server/contract/chat/channels/chat';
import { createUnsentMessageStore, type UnsentMessage } from './outbox';
import { chatMessage } from './testing/chat-answers';

/** Simulates browser storage for unsent messages, and a server that stores each message once. */
const begin = () => {
  const storage = new Map<string, UnsentMessage>();
  const stored: ChatMessage[] = [];
  const sent: string[] = [];
  const unseen: string[] = [];
  let failure: string | undefined;
  let ids = 0;
  let held: (() => void)[] | undefined;
  const store = (message: string, clientMessageId: string): ChatMessage => {
    const known = stored.find((one) => one.clientMessageId === clientMessageId);
    if (known) return known;
    const one = chatMessage(stored.length + 1, { message, clientMessageId, senderId: 1 });
    stored.push(one);
    return one;
  };
  /** Creates the outbox again, as a page reload does. */
  const open = () =>
    createUnsentMessageStore({
      send: async ({ message, clientMessageId }) => {
        sent.push(clientMessageId);
        await new Promise<void>((go) => (held ? held.push(go) : go()));
        if (failure) throw new Error(failure);
        return store(message, clientMessageId);
      },
      kept: {
        all: () => [...storage.values()],
        keep: (id, one) => storage.set(id, one),
        drop: (id) => storage.delete(id),
      },
      failedUnseen: ({ message }) => unseen.push(message),
      newId: () => `id-${(ids += 1)}`,
      now: () => new Date(Date.UTC(2026, 10, 20, 10, ids)),
    });
  return {
    open,
    stored,
    sent,
    storage,
    unseen,
    store,
    fail: (words: string | undefined) => (failure = words),
    /** Delays the answers until the returned function is called. */
    hold: () => {
      const waiting: (() => void)[] = (held = []);
      return () => {
        held = undefined;
        for (const go of waiting) go();
      };
    },
  };
};

type Outbox = ReturnType<ReturnType<typeof begin>['open']>;

const atRest = () => new Promise((done) => setTimeout(done));
const texts = (outbox: Outbox) => outbox.current().map(({ message }) => message);
/** Simulates an open channel that loads each stored message at once. */
const read = (outbox: Outbox) => {
  const received: string[] = [];
  const leave = outbox.attach((message) => {
    received.push(message.message);
    outbox.settle([message]);
  });
  return { received, leave };
};

test('a message is pending at once, and leaves the outbox when stored', async () => {
  const { open, stored, storage } = begin();
  const outbox = open();
  const { received } = read(outbox);
  outbox.sendMessage('Hello');
  expect(texts(outbox)).toEqual(['Hello']);
  await atRest();
  expect(outbox.current()).toEqual([]);
  expect(received).toEqual(['Hello']);
  expect(stored).toHaveLength(1);
  expect(storage.size).toBe(0);
});

test('messages are sent in the order in which they were written', async () => {
  const { open, sent, stored } = begin();
  const outbox = open();
  for (const text of ['One', 'Two', 'Three']) outbox.sendMessage(text);
  await atRest();
  expect(sent).toEqual(['id-1', 'id-2', 'id-3']);
  expect(stored.map(({ message }) => message)).toEqual(['One', 'Two', 'Three']);
});

test('a failed message has the reason of its failure, and is sent again under the same id', async () => {
  const { open, sent, stored, fail } = begin();
  const outbox = open();
  read(outbox);
  fail('The network is gone.');
  outbox.sendMessage('Hello');
  await atRest();
  expect(outbox.current()).toMatchObject([{ failure: 'The network is gone.' }]);
  fail(undefined);
  outbox.retry('id-1');
  expect(outbox.current()[0]).not.toHaveProperty('failure');
  await atRest();
  expect(sent).toEqual(['id-1', 'id-1']);
  expect(outbox.current()).toEqual([]);
  expect(stored).toHaveLength(1);
});

test('a message with a lost answer leaves the outbox once it is known to be stored', async () => {
  const { open, fail, store } = begin();
  const outbox = open();
  fail('The answer was lost.');
  outbox.sendMessage('Hello');
  await atRest();
  outbox.settle([store('Hello', 'id-1')]);
  expect(outbox.current()).toEqual([]);
});

test('a message in transit is stored once although its sender leaves the chat, and is then not pending', async () => {
  const { open, hold, stored, storage } = begin();
  const outbox = open();
  const go = hold();
  const { leave } = read(outbox);
  outbox.sendMessage('Hello');
  await atRest();
  leave();
  expect(texts(outbox)).toEqual(['Hello']);
  go();
  await atRest();
  expect(outbox.current()).toEqual([]);
  expect(stored).toHaveLength(1);
  expect(storage.size).toBe(0);
});

test('a stored message leaves the outbox when its sender leaves a chat that could not load its messages', async () => {
  const { open } = begin();
  const outbox = open();
  const leave = outbox.attach(() => undefined);
  outbox.sendMessage('Hello');
  await atRest();
  expect(texts(outbox)).toEqual(['Hello']);
  leave();
  expect(outbox.current()).toEqual([]);
});

test('a failed message is reported outside its chat only while that chat is not open', async () => {
  const { open, fail, unseen } = begin();
  const outbox = open();
  fail('Gone.');
  const { leave } = read(outbox);
  outbox.sendMessage('Seen');
  await atRest();
  leave();
  outbox.sendMessage('Unseen');
  await atRest();
  expect(unseen).toEqual(['Unseen']);
  expect(texts(outbox)).toEqual(['Seen', 'Unseen']);
});

test('failed and pending messages are still there after a reload', async () => {
  const { open, fail, hold } = begin();
  const before = open();
  fail('Gone.');
  before.sendMessage('Failed');
  await atRest();
  hold();
  before.sendMessage('Cut off');
  await atRest();
  const outbox = open();
  const words = 'The page was closed before it arrived.';
  expect(outbox.current()).toMatchObject([
    { message: 'Failed', failure: words },
    { message: 'Cut off', failure: words },
  ]);
});

test('an interrupted message that had arrived is sent again without a duplicate', async () => {
  const { open, hold, store, stored, storage } = begin();
  const before = open();
  const go = hold();
  before.sendMessage('Hello');
  await atRest();
  const outbox = open();
  store('Hello', 'id-1');
  go();
  outbox.retry('id-1');
  await atRest();
  expect(stored).toHaveLength(1);
  expect(outbox.current()).toEqual([]);
  expect(storage.size).toBe(0);
});

test('a discarded message that is restored returns to its position, also after a reload', async () => {
  const { open, fail, storage } = begin();
  const outbox = open();
  fail('Gone.');
  for (const text of ['One', 'Two', 'Three']) outbox.sendMessage(text);
  await atRest();
  outbox.discard('id-2');
  expect(texts(outbox)).toEqual(['One', 'Three']);
  expect(storage.has('id-2')).toBe(false);
  outbox.restore('id-2');
  outbox.restore('id-2');
  expect(texts(outbox)).toEqual(['One', 'Two', 'Three']);
  expect(outbox.current()[1]).toMatchObject({ failure: 'Gone.' });
  expect(texts(open())).toEqual(['One', 'Two', 'Three']);
});

test('a discarded message that was stored after all is not restored as a duplicate', async () => {
  const { open, fail, store } = begin();
  const outbox = open();
  fail('The answer was lost.');
  outbox.sendMessage('Hello');
  await atRest();
  outbox.discard('id-1');
  outbox.settle([store('Hello', 'id-1')]);
  outbox.restore('id-1');
  expect(outbox.current()).toEqual([]);
});

test('a message in transit can be neither discarded nor sent twice', async () => {
  const { open, hold, sent } = begin();
  const outbox = open();
  const go = hold();
  outbox.sendMessage('Hello');
  await atRest();
  outbox.discard('id-1');
  outbox.retry('id-1');
  expect(texts(outbox)).toEqual(['Hello']);
  go();
  await atRest();
  expect(sent).toEqual(['id-1']);
});
