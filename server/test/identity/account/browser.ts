import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

const origin = 'http://localhost';

/** A client with cookies that posts forms and sends an origin like a browser. */
export const openBrowser = (app: FastifyInstance, sent: Record<string, string> = {}) => {
  const cookies = new Map<string, string>();
  const keep = (answer: LightMyRequestResponse): LightMyRequestResponse => {
    for (const { name, value } of answer.cookies)
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    return answer;
  };
  const common = () => ({
    cookies: Object.fromEntries(cookies),
    headers: { host: 'localhost', accept: 'text/html', ...sent },
  });
  return {
    cookies,
    get: async (url: string, headers: Record<string, string> = {}) => {
      const { cookies: kept, headers: usual } = common();
      const all = { ...usual, ...headers };
      return keep(await app.inject({ method: 'GET', url, cookies: kept, headers: all }));
    },
    form: async (url: string, fields: Record<string, string>) =>
      keep(
        await app.inject({
          method: 'POST',
          url,
          cookies: Object.fromEntries(cookies),
          headers: {
            host: 'localhost',
            ...sent,
            'content-type': 'application/x-www-form-urlencoded',
          },
          payload: new URLSearchParams(fields).toString(),
        }),
      ),
    call: async (url: string, body: object = {}, from = origin) =>
      keep(
        await app.inject({
          method: 'POST',
          url,
          cookies: Object.fromEntries(cookies),
          headers: { host: 'localhost', origin: from },
          payload: body,
        }),
      ),
  };
};

export type Browser = ReturnType<typeof openBrowser>;

export const readRedirectQuery = (answer: LightMyRequestResponse): URLSearchParams =>
  new URL(String(answer.headers.location), origin).searchParams;
