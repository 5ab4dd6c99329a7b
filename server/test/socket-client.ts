import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import WebSocket from 'ws';
import { chatPresentEvent, type ChatPresent } from '../contract/chat/channels/chat-constants';
import {
  changedEvent,
  enterEvent,
  permissionsChanged,
  signalEvent,
  socketPath,
  type Changed,
} from '../contract/platform/realtime/realtime-constants';
import { announce } from '../src/platform/realtime/changes';
import type { Caller, TestServer } from './server';

export interface SocketClient {
  /** Result of the handshake: `open`, the reason of a refusal, or an HTTP status. */
  entered: string;
  /** Resolves with the next matching event; earlier ones are dropped. */
  next(like?: Partial<Changed>): Promise<Changed | undefined>;
  /** Resolves with all events up to the last of the given ones. */
  until(...likes: Partial<Changed>[]): Promise<Changed[]>;
  /** Received events that no call has returned. */
  unread(): Changed[];
  enter(room: string, id: number): Promise<boolean>;
  signal(room: string, id: number): void;
  roomEvents: [event: string, payload: Record<string, unknown>][];
  receives(
    is: (payload: Record<string, unknown>) => boolean,
  ): Promise<Record<string, unknown> | undefined>;
  /** Waits until exactly these users have the channel open. */
  sees(id: number, userIds: readonly number[]): Promise<true>;
  isOpen(): boolean;
  closed(): Promise<void>;
  raw: WebSocket;
  close(): void;
}

export interface PageSocket extends SocketClient {
  /** Returns all events so far; publishes a last event to this user and waits for it. */
  receivedSoFar(): Promise<Changed[]>;
}

const patience = 10_000;

const isLike = (change: Changed, like: Partial<Changed>): boolean =>
  isDeepStrictEqual({ ...change, ...like }, change);

const originOf = (server: TestServer): string => {
  const { port } = server.app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};

export const toSocketAuth = (caller: Caller) => ({
  token: caller.headers.authorization.replace('Bearer ', ''),
  app: caller.query.app,
});

export const connectSocket = async (
  at: string,
  auth: object,
  origin: string | undefined = at,
  headers: Record<string, string> = {},
): Promise<SocketClient> => {
  const address = at.replace('http', 'ws');
  const raw = new WebSocket(`${address}${socketPath}/?EIO=4&transport=websocket`, {
    ...(origin && { origin }),
    headers,
  });
  const received: Changed[] = [];
  const roomEvents: SocketClient['roomEvents'] = [];
  const present = new Map<number, number[]>();
  const answers: boolean[] = [];
  const take = (text: string): void => {
    const [event, sent] = JSON.parse(text) as [string, never];
    if (event === changedEvent) received.push(sent);
    else if (event === chatPresentEvent) {
      const { id, userIds }: ChatPresent = sent;
      present.set(id, userIds);
    } else roomEvents.push([event, sent]);
  };
  const entered = await new Promise<string>((settle) => {
    raw.on('unexpected-response', (_, response) => settle(String(response.statusCode)));
    raw.on('error', () => settle('error'));
    raw.on('close', () => settle('closed'));
    raw.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('0')) raw.send(`40${JSON.stringify(auth)}`);
      else if (text.startsWith('40')) settle('open');
      else if (text.startsWith('44'))
        settle((JSON.parse(text.slice(2)) as { message: string }).message);
      else if (text.startsWith('42')) take(text.slice(2));
      else if (text.startsWith('43')) answers.push(text.endsWith('[true]'));
      else if (text === '2') raw.send('3');
    });
  });
  const until = async (...likes: Partial<Changed>[]): Promise<Changed[]> => {
    for (const end = Date.now() + patience; Date.now() < end; await sleep(5)) {
      const places = likes.map((like) => received.findIndex((change) => isLike(change, like)));
      if (!places.includes(-1)) return received.splice(0, Math.max(...places) + 1);
    }
    throw new Error(`Not ${JSON.stringify(likes)} but ${JSON.stringify(received)} was heard`);
  };
  const within = async <Found>(find: () => Found | undefined): Promise<Found> => {
    for (const end = Date.now() + patience; Date.now() < end; await sleep(5)) {
      const found = find();
      if (found !== undefined) return found;
    }
    throw new Error(`Not heard, but ${JSON.stringify([roomEvents, [...present]])}`);
  };
  return {
    entered,
    roomEvents,
    receives: (is) => within(() => roomEvents.find(([, words]) => is(words))?.[1]),
    sees: (id, userIds) => {
      const sorted = (ids: readonly number[]): string => ids.toSorted((a, b) => a - b).join();
      return within(() => (sorted(present.get(id) ?? []) === sorted(userIds) ? true : undefined));
    },
    enter: async (room, id) => {
      const place = answers.length;
      raw.send(`42${place}${JSON.stringify([enterEvent, room, id])}`);
      return within(() => answers[place]);
    },
    signal: (room, id) => raw.send(`42${JSON.stringify([signalEvent, room, id])}`),
    until,
    next: async (like = {}) => (await until(like)).at(-1),
    unread: () => received,
    raw,
    isOpen: () => raw.readyState === WebSocket.OPEN,
    closed: () =>
      new Promise((done) => {
        if (raw.readyState === WebSocket.CLOSED) done();
        else raw.once('close', () => done());
      }),
    close: () => raw.close(),
  };
};

export const openSocket = (
  server: TestServer,
  auth: object,
  origin?: string,
): Promise<SocketClient> => connectSocket(originOf(server), auth, origin);

let marks = 0;

/** Resolves after the events that every new socket gets. */
export const openSocketAs = async (server: TestServer, caller: Caller): Promise<PageSocket> => {
  const socket = await openSocket(server, toSocketAuth(caller), server.config.publicUrl);
  if (socket.entered !== 'open') throw new Error(`The socket was refused: ${socket.entered}`);
  const receivedUpToMark = async () => {
    const mark = { owner: permissionsChanged, ids: [caller.userId], jobIds: [(marks += 1)] };
    await server.db.transaction(async (tx) => announce(tx, mark));
    return (await socket.until(mark)).slice(0, -1);
  };
  const receivedSoFar = async () => {
    const received: Changed[] = [];
    // Each kind of event finds its audience concurrently, so the marker event may overtake another.
    for (let round = 0; round < 3; round += 1) received.push(...(await receivedUpToMark()));
    return received;
  };
  return { ...socket, receivedSoFar };
};
