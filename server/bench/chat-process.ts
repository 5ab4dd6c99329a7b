import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Server } from 'socket.io';
import { chatMessageEvent, chatRoom } from '../contract/chat/channels/chat-constants';
import { enterEvent, socketPath } from '../contract/platform/realtime/realtime-constants';
import { startOnParentMessage } from './answer-parent';
import { benchAppName, startOurServer } from './our-server';

export interface ChatProcessOptions {
  which: 'floor' | 'ours';
  connectionString: string;
  connections: number;
  channelId: number;
  people: number[];
}

export type MemoryRequest = 'memory';

export interface ChatProcessAddress {
  origin: string;
  auths: { token: string; app: string }[];
}

const startOurs = async (ask: ChatProcessOptions): Promise<ChatProcessAddress> => {
  // The process trusts a proxy, so that clients can claim many networks: one may open 300 sockets
  // in ten seconds.
  const settings = { TRUSTED_PROXIES: '127.0.0.1' };
  const server = await startOurServer(ask.connectionString, ask.connections, settings);
  const tokens = await Promise.all(ask.people.map(server.tokenOf));
  return { origin: server.origin, auths: tokens.map((token) => ({ token, app: benchAppName })) };
};

const insert = `
  with place as (
    update chat_channel set last_sequence = last_sequence + 1, last_said = last_sequence + 1, last_at = now()
    where id = $1 returning last_sequence as sequence),
  message as (
    insert into chat_message (channel_id, sequence, sender_id, session_id, client_message_id, text)
    select $1, sequence, $2, '', $3, $4 from place returning *),
  read as (
    insert into chat_read (channel_id, user_id, read_to)
    select channel_id, sender_id, sequence from message
    on conflict (channel_id, user_id) do update set read_to = excluded.read_to)
  select channel_id as "channelId", sequence, text as message, sender_id as "senderId",
    trim(sender.first_name || ' ' || sender.last_name) as "senderName", updated_at
  from message join app_user sender on sender.id = message.sender_id`;

const startFloor = async (ask: ChatProcessOptions): Promise<ChatProcessAddress> => {
  const { connectionString, channelId, people, connections: max } = ask;
  const pool = new pg.Pool({ connectionString, max, options: '-c jit=off' });
  const room = `${chatRoom} ${channelId}`;
  const send = async (request: IncomingMessage): Promise<string> => {
    const { message, clientMessageId } = (await json(request)) as Record<string, string>;
    const values = [channelId, people[0], clientMessageId, message];
    const { rows } = await pool.query<object>({ name: 'insert', text: insert, values });
    sockets.to(room).emit(chatMessageEvent, rows[0]);
    return JSON.stringify({ data: rows[0] });
  };
  const http = createServer((request, response) => {
    send(request).then(
      (body) => response.setHeader('content-type', 'application/json').end(body),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  const sockets = new Server(http, {
    path: socketPath,
    transports: ['websocket'],
    perMessageDeflate: false,
  });
  sockets.on('connection', (socket) => {
    socket.on(enterEvent, (name: string, id: number, answer: (isIn: boolean) => void) => {
      void socket.join(`${name} ${id}`);
      answer(true);
    });
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as AddressInfo;
  const auths = people.map(() => ({ token: '', app: benchAppName }));
  return { origin: `http://127.0.0.1:${port}`, auths };
};

const heldMemory = async (): Promise<number> => {
  // The server frees sockets a moment after they were closed.
  await sleep(500);
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_024;
};
process.on('message', (message) => {
  if (message === ('memory' satisfies MemoryRequest))
    void heldMemory().then((held) => process.send?.(held));
});

startOnParentMessage((ask: ChatProcessOptions) =>
  ask.which === 'ours' ? startOurs(ask) : startFloor(ask),
);
