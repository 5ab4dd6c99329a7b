import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Replaces a response's body, or responds itself; undefined leaves the response unchanged. */
export type ProviderFault = (
  path: string,
  answer: () => Promise<{ status: number; body: string }>,
) =>
  Promise<{ status?: number; type?: string; date?: string; body: string } | undefined> | undefined;

const pass = async (request: IncomingMessage, address: string) => {
  const { host = '', connection: _, 'content-length': __, ...headers } = request.headers;
  const body = await buffer(request);
  return fetch(address + (request.url ?? ''), {
    method: request.method ?? 'GET',
    headers: { ...(headers as Record<string, string>), 'x-forwarded-host': host },
    redirect: 'manual',
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
};

export type ProviderProxy = Awaited<ReturnType<typeof startProviderProxy>>;

export const startProviderProxy = async () => {
  let behind = '';
  let fault: ProviderFault = () => undefined;
  const server = createServer((request, response) => {
    void (async () => {
      let kept: Response | undefined;
      const answer = async () => (kept ??= await pass(request, behind));
      const spoilt = await fault((request.url ?? '').split('?')[0] ?? '', async () => {
        const true_ = await answer();
        return { status: true_.status, body: await true_.text() };
      });
      if (spoilt) {
        response.writeHead(spoilt.status ?? 200, {
          'content-type': spoilt.type ?? 'application/json',
          ...(spoilt.date && { date: spoilt.date }),
        });
        response.end(spoilt.body);
        return;
      }
      const given = await answer();
      const headers = [...given.headers].filter(
        ([name]) =>
          !['transfer-encoding', 'connection', 'content-length', 'content-encoding'].includes(name),
      );
      response.writeHead(given.status, headers.flat());
      response.end(Buffer.from(await given.arrayBuffer()));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    leadTo: (address: string) => {
      behind = address;
    },
    spoil: (next: ProviderFault) => {
      fault = next;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(stopped));
    },
  };
};
