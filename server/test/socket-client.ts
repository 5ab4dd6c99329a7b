import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { socketPath, type Changed } from '../contract/realtime/realtime-constants';
import type { Caller, TestServer } from './server';

/** A socket as a browser's page opens it, speaking the protocol itself. */
export interface SocketClient {
  /** What came of the handshake: `open`, the reason of a refusal, or the HTTP status of one. */
  entered: string;
  /** Leaves aside what was heard so far. */
  forget(): void;
  /** Waits until something more was heard, or answers undefined after a while. */
  next(milliseconds?: number): Promise<Changed | undefined>;
  isOpen(): boolean;
  raw: WebSocket;
  close(): void;
}

const originOf = (server: TestServer): string => {
  const { port } = server.app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};

export const authOf = (caller: Caller) => ({
  token: caller.headers.authorization.replace('Bearer ', ''),
  app: caller.query.app,
});

/** Opens a socket at an address with what a page of an origin would send. */
export const connectSocket = async (
  at: string,
  auth: object,
  origin: string | undefined = at,
): Promise<SocketClient> => {
  const address = at.replace('http', 'ws');
  const raw = new WebSocket(`${address}${socketPath}/?EIO=4&transport=websocket`, {
    ...(origin && { origin }),
  });
  const heard: Changed[] = [];
  let read = 0;
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
      else if (text.startsWith('42'))
        heard.push((JSON.parse(text.slice(2)) as [string, Changed])[1]);
      else if (text === '2') raw.send('3');
    });
  });
  return {
    entered,
    forget: () => void (read = heard.length),
    raw,
    isOpen: () => raw.readyState === WebSocket.OPEN,
    close: () => raw.close(),
    next: async (milliseconds = 2_000) => {
      for (const until = Date.now() + milliseconds; Date.now() < until; await sleep(5))
        if (heard[read]) return heard[read++];
      return undefined;
    },
  };
};

/** The same for a server in this process, which must be listening. */
export const openSocket = (
  server: TestServer,
  auth: object,
  origin?: string,
): Promise<SocketClient> => connectSocket(originOf(server), auth, origin);
