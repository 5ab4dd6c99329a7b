import { connect } from 'node:net';

export interface LoadOptions {
  url: string;
  headers: Record<string, string>;
  connections: number;
  /** Milliseconds during which requests are sent. */
  duration: number;
}

export interface LoadResult {
  /** Milliseconds that each response took. */
  times: number[];
  elapsed: number;
}

export interface RequestSocket {
  ask: () => Promise<Buffer>;
  close: () => void;
}

const requestOf = (url: URL, headers: Record<string, string>): string =>
  [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    `host: ${url.host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** Start and end of the body in the received bytes; undefined until all headers have arrived. */
const boundsOf = (url: URL, received: Buffer): { from: number; to: number } | undefined => {
  const from = received.indexOf('\r\n\r\n') + 4;
  if (from < 4) return undefined;
  const head = received.toString('latin1', 0, from);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined)
    throw new Error(`${url.href} answered ${received.subarray(0, 500).toString()}`);
  return { from, to: from + Number(length) };
};

/** Requests go through a bare socket, since Node's HTTP client costs as much time as the measured server. */
export const openRequestSocket = (
  address: string,
  headers: Record<string, string>,
): RequestSocket => {
  const url = new URL(address);
  const socket = connect(Number(url.port), url.hostname).setNoDelay();
  const request = requestOf(url, headers);
  return {
    ask: () =>
      new Promise((done, fail) => {
        let received: Buffer = Buffer.alloc(0);
        const onData = (piece: Buffer): void => {
          received = received.length > 0 ? Buffer.concat([received, piece]) : piece;
          try {
            const bounds = boundsOf(url, received);
            if (!bounds || received.length < bounds.to) return;
            socket.off('data', onData).off('error', fail);
            done(received.subarray(bounds.from, bounds.to));
          } catch (error) {
            fail(error as Error);
          }
        };
        socket.on('data', onData).on('error', fail).write(request);
      }),
    close: () => void socket.destroy(),
  };
};

export const measureLoad = async ({
  url,
  headers,
  connections,
  duration,
}: LoadOptions): Promise<LoadResult> => {
  const times: number[] = [];
  const began = performance.now();
  const end = began + duration;
  const worker = async (): Promise<void> => {
    const asker = openRequestSocket(url, headers);
    while (performance.now() < end) {
      const sent = performance.now();
      await asker.ask();
      times.push(performance.now() - sent);
    }
    asker.close();
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return { times, elapsed: performance.now() - began };
};

export const fetchText = async (url: string, headers: Record<string, string>): Promise<string> => {
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  if (answer.ok) return text;
  throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 300)}`);
};
