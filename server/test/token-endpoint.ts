import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface TokenEndpoint {
  address: string;
  /**
   * Address that tells whether an access token is the newest one, and that it belongs to
   * hiring@kestrel.example.
   */
  introspection: string;
  /** Token requests that were received. */
  asked: URLSearchParams[];
  /** Returns whether this is the newest access token. */
  isLast(token: string): boolean;
  /** Refuses token requests with this error; undefined grants them. */
  refuse(refusal: { error: string; error_description: string } | undefined): void;
  /** Sets for how many seconds new tokens are valid. */
  setLife(seconds: number): void;
  stop(): Promise<void>;
}

export const startTokenEndpoint = async (): Promise<TokenEndpoint> => {
  const asked: URLSearchParams[] = [];
  let refusal: object | undefined;
  let life = 3600;
  const toToken = (count: number) => `token-${count}`;
  const isLast = (token: string) => token === toToken(asked.length);
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/introspection') {
        const token = new URLSearchParams(body).get('token') ?? '';
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ active: isLast(token), username: 'hiring@kestrel.example' }));
        return;
      }
      asked.push(new URLSearchParams(body));
      const answer = refusal ?? { access_token: toToken(asked.length), expires_in: life };
      response.writeHead(refusal ? 401 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/token`,
    introspection: `http://127.0.0.1:${port}/introspection`,
    asked,
    isLast,
    refuse: (next) => (refusal = next),
    setLife: (seconds) => (life = seconds),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
