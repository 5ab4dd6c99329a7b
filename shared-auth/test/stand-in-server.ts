import { runInThisContext } from 'node:vm';

// Replaces classes of jsdom, which has no `fetch`, by Node's, since `fetch` accepts only classes of
// its own realm.
const network = runInThisContext(
  '({ Request, Response, Headers, FormData, AbortController, AbortSignal })',
) as Record<string, unknown>;
for (const [name, value] of Object.entries(network)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

type StandInReply = readonly [status: number, body: unknown] | 'no network' | Response;

export const standInServer = (routes: Record<string, (request: Request) => StandInReply>) => {
  const asked: Request[] = [];
  const fetch = async (input: Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    asked.push(request.clone());
    const route = `${request.method} ${new URL(request.url).pathname}`;
    const reply = routes[route]?.(request) ?? [404, { error: { message: `No ${route} here` } }];
    if (reply === 'no network') throw new TypeError('fetch failed');
    if (reply instanceof Response) return reply;
    return new Response(JSON.stringify(reply[1]), {
      status: reply[0],
      headers: { 'content-type': 'application/json' },
    });
  };
  Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true, writable: true });
  const to = (path: string) => asked.filter((request) => new URL(request.url).pathname === path);
  return { asked, to };
};

const encodeTokenPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates an access token; `from` and `until` are seconds from now. */
export const createToken = (subject: string, { from = 0, until = 600, mark = '' } = {}): string => {
  const now = Math.floor(Date.now() / 1000);
  return `${encodeTokenPart({})}.${encodeTokenPart({ sub: subject, iat: now + from, exp: now + until, mark })}.x`;
};
