import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chatMessageEvent, chatRoom } from '../contract/chat/channels/chat-constants';
import { connectSocket, type SocketClient } from '../test/socket-client';
import type { ChatProcessAddress, MemoryRequest } from './chat-process';

export type ChatServerProcess = ChatProcessAddress & { child: ChildProcess };

export interface ChatClients {
  /** Sends a message and resolves with the milliseconds that each client waited for it. */
  measureMessage: (text: string) => Promise<number[]>;
  send: (text: string) => Promise<void>;
  /** Kilobytes of the server's heap and buffers per client. */
  memory: number;
  close: () => Promise<void>;
}

const memoryOf = async (child: ChildProcess): Promise<number> => {
  child.send('memory' satisfies MemoryRequest);
  const [kilobytes] = (await once(child, 'message')) as [number];
  return kilobytes;
};

const atOnce = 50;
const patience = 30_000;

const event = `42["${chatMessageEvent}",`;
const words = /"message":"([^"]*)"/;

export const openClients = async (
  { origin, auths, child }: ChatServerProcess,
  channelId: number,
  count: number,
): Promise<ChatClients> => {
  const before = await memoryOf(child);
  const listeners = new Map<string, (at: number) => void>();
  const open = async (place: number): Promise<SocketClient> => {
    const from = { 'x-forwarded-for': `10.${place >> 8}.${place & 255}.7` };
    const socket = await connectSocket(origin, auths[place % auths.length] ?? {}, origin, from);
    if (!(await socket.enter(chatRoom, channelId))) throw new Error('A client was not let in');
    socket.raw.on('message', (data: Buffer) => {
      const text = data.toString();
      // Stored messages would make garbage collection take longer than a delivery.
      socket.roomEvents.length = 0;
      if (text.startsWith(event)) listeners.get(words.exec(text)?.[1] ?? '')?.(performance.now());
    });
    return socket;
  };
  const sockets: SocketClient[] = [];
  for (let from = 0; from < count; from += atOnce)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(atOnce, count - from) }, (_, place) => open(from + place)),
      )),
    );
  const memory = ((await memoryOf(child)) - before) / count;

  let sent = 0;
  const send = async (message: string): Promise<void> => {
    sent += 1;
    const { token = '', app = '' } = auths[sent % Math.min(count, auths.length)] ?? {};
    const answer = await fetch(`${origin}/api/v1/send-message?app=${app}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ channelId, message, clientMessageId: message }),
    });
    if (!answer.ok) throw new Error(`A message was refused: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const measureMessage = async (text: string): Promise<number[]> => {
    const times: number[] = [];
    const began = performance.now();
    const all = new Promise<void>((done, fail) => {
      const timer = setTimeout(
        () => fail(new Error(`${times.length} of ${count} heard`)),
        patience,
      );
      listeners.set(text, (at) => {
        if (times.push(at - began) < count) return;
        clearTimeout(timer);
        done();
      });
    });
    await Promise.all([send(text), all]);
    listeners.delete(text);
    return times;
  };
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.close();
    await Promise.all(sockets.map((socket) => socket.closed()));
  };
  return { measureMessage, send, memory, close };
};
