import {
  createServer,
  request as call,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export interface Balancer {
  address: string;
  stop(): Promise<unknown>;
}

/** Skips servers that refuse connections; a request interrupted by a server's end gets 502. */
export const startBalancer = async (addresses: readonly string[]): Promise<Balancer> => {
  let turn = 0;
  const pass = (request: IncomingMessage, response: ServerResponse, body: Buffer, left: number) => {
    const target = addresses[turn++ % addresses.length] ?? '';
    const { method = 'GET', url = '', headers } = request;
    const passed = call(`${target}${url}`, { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => undefined);
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && left > 0) pass(request, response, body, left - 1);
      else if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    passed.end(body);
  };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => pass(request, response, body, addresses.length - 1));
  });
  let socketTurn = 0;
  const open = new Set<Socket>();
  const tie = (request: IncomingMessage, client: Socket, head: Buffer, left: number) => {
    const { hostname, port } = new URL(addresses[socketTurn++ % addresses.length] ?? '');
    const lines = [`GET ${request.url ?? ''} HTTP/1.1`];
    for (let at = 0; at < request.rawHeaders.length; at += 2)
      lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
    const passed = connect(Number(port), hostname, () => {
      passed.write(`${lines.join('\r\n')}\r\n\r\n`);
      passed.write(head);
      pipeline(client, passed, client, () => undefined);
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && left > 0) tie(request, client, head, left - 1);
      else client.destroy();
    });
  };
  server.on('upgrade', (request, client: Socket, head) => {
    open.add(client);
    client.on('error', () => undefined).on('close', () => open.delete(client));
    tie(request, client, head, addresses.length - 1);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      for (const client of open) client.destroy();
      return new Promise((done) => server.close(done));
    },
  };
};
