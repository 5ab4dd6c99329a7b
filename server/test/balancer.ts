import {
  createServer,
  request as call,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** One address in front of several servers, for calls. */
export interface Balancer {
  address: string;
  stop(): Promise<unknown>;
}

/**
 * Sends each call to the next server in turn. One that takes no connections is left out; a call that
 * was under way when its server ended is answered 502.
 */
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
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};
