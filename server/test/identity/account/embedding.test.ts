import { createHash, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { hashPassword } from '../../../src/identity/account/password';
import { makeCompany, makeUser } from '../../factories';
import { onDatabase } from '../../server';
import { connectSocket } from '../../socket-client';
import { openBrowser } from './browser';

const crm = 'https://crm.example';
const intranet = 'https://intranet.example';
const person = { userName: 'asha.verma', password: 'correct horse battery' };

interface HandedOver {
  token: string;
  renewal: string;
}

onDatabase(
  (server) => {
    const asksFirst = (origin: string, url = '/api/v1/userinfo') =>
      server().app.inject({
        method: 'OPTIONS',
        url,
        headers: {
          host: 'localhost',
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
    const get = (url: string, origin: string, headers: Record<string, string> = {}) =>
      server().app.inject({ url, headers: { host: 'localhost', origin, ...headers } });
    const infoAs = (token: string, origin: string, app = 'crm') =>
      get(`/api/v1/userinfo?app=${app}`, origin, { authorization: `Bearer ${token}` });

    const secret = () => randomBytes(32).toString('base64url');
    const askFor = (app: string, verifier: string) => {
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      return `/account/hand-over?for=${app}&challenge=${challenge}&to=/customers%3Fpage=2`;
    };
    const codeFor = async (app: string, verifier: string) => {
      const browser = openBrowser(server().app);
      const asked = await browser.get(askFor(app, verifier));
      const login = new URL(String(asked.headers.location), 'http://localhost');
      const callback = login.searchParams.get('callback') ?? '';
      await browser.get(login.pathname + login.search);
      const signedIn = await browser.form('/account/login', { ...person, callback });
      const back = new URL(String(signedIn.headers.location));
      const handedOver = await browser.get(back.pathname + back.search);
      return { browser, address: new URL(String(handedOver.headers.location)) };
    };
    const exchange = (origin: string, code: string | null, verifier: string) =>
      openBrowser(server().app).call('/account/hand-over', { code, verifier }, origin);
    const handOver = async (): Promise<HandedOver> => {
      const verifier = secret();
      const { address } = await codeFor('crm', verifier);
      return (await exchange(crm, address.searchParams.get('code'), verifier)).json();
    };

    describe('a preflight request by a page of another site', () => {
      it('a preflight request by a page of another site is allowed without cookies if the page’s origin is listed', async () => {
        const { statusCode, headers } = await asksFirst(crm);
        expect(statusCode).toBe(204);
        expect(headers['access-control-allow-origin']).toBe(crm);
        expect(headers['access-control-allow-headers']).toContain('authorization');
        expect(headers['access-control-allow-credentials']).toBeUndefined();
        expect(headers.vary).toContain('Origin');
      });

      it.each(['https://evil.example', 'null', `${crm}.evil.example`, 'http://crm.example'])(
        'a preflight request by a page of an origin that is not listed is refused, and the message names the setting to change: %s',
        async (origin) => {
          const answer = await asksFirst(origin);
          expect(answer.statusCode).toBe(403);
          expect(answer.json()).toMatchObject({
            error: { code: 'FOREIGN_ORIGIN', message: expect.stringContaining('EMBEDDING_APPS') },
          });
          expect(answer.headers['access-control-allow-origin']).toBeUndefined();
          for (const url of ['/registry.json', '/embed/console.json']) {
            const { headers } = await get(url, origin);
            expect(headers['access-control-allow-origin']).not.toBe(origin);
          }
        },
      );
    });

    it('the console’s addresses can be read at one URL, and only from a listed origin', async () => {
      const response = await get('/embed/console.json', crm);
      expect([200, 503]).toContain(response.statusCode);
      expect(response.headers['access-control-allow-origin']).toBe(crm);
      const refused = await get('/embed/console.json', 'https://evil.example');
      expect(refused.statusCode).toBe(403);
      expect(Object.keys(refused.json())).toEqual(['error']);
      expect((await get('/registry.json', crm)).headers['access-control-allow-origin']).toBe(crm);
    });

    describe('a frame in another app', () => {
      const framed = (url: string) => get(url, crm, { accept: 'text/html' });

      it.each(['/account/login', '/application', '/embed/console.json'])(
        'a frame in another app may not contain a page that could be clickjacked: %s',
        async (url) => {
          const { headers } = await framed(url);
          expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
          expect(headers['x-frame-options']).toBe('DENY');
        },
      );

      it('a frame is shown in the app that it is for, and in no other', async () => {
        const { statusCode, headers, body } = await framed('/embed/frame?for=crm');
        expect(statusCode).toBe(200);
        expect(headers['content-security-policy']).toContain(`frame-ancestors ${crm};`);
        expect(headers['content-security-policy']).not.toContain('unsafe');
        expect(headers['x-frame-options']).toBeUndefined();
        expect(body).toContain(`data-hosts="${crm}"`);
        expect(body).not.toContain(intranet);
      });

      it.each(['', '?for=', '?for=console', '?for=crm%20', `?for=${'x'.repeat(50)}`])(
        'a frame may not be opened by an app that is not listed: %s',
        async (query) => {
          const { statusCode, headers } = await framed(`/embed/frame${query}`);
          expect([403, 422]).toContain(statusCode);
          expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
        },
      );
    });

    describe('a session handed over to another app', () => {
      it('a session handed over to another app returns the person to the app with a code that only the app’s page can use', async () => {
        const verifier = secret();
        const { address } = await codeFor('crm', verifier);
        expect(address.origin + address.pathname).toBe(`${crm}/customers`);
        expect(address.searchParams.get('page')).toBe('2');
        const code = address.searchParams.get('code');
        expect((await exchange(crm, code, secret())).statusCode).toBe(401);
        const { token } = (await exchange(crm, code, verifier)).json<HandedOver>();
        expect((await infoAs(token, crm)).statusCode).toBe(200);
        expect((await exchange(crm, code, verifier)).statusCode).toBe(401);
      });

      it('a session handed over to an app cannot be fetched by a page of another app', async () => {
        const verifier = secret();
        const { address } = await codeFor('crm', verifier);
        const code = address.searchParams.get('code');
        expect((await exchange(intranet, code, verifier)).statusCode).toBe(403);
      });

      it('a session handed over to an app is refused on pages of another app, and the console’s own session on pages of every app', async () => {
        const { token, renewal } = await handOver();
        expect((await infoAs(token, intranet)).statusCode).toBe(403);
        const renew = (origin: string) =>
          openBrowser(server().app).call('/account/hand-over/renew', { renewal }, origin);
        expect((await renew(intranet)).statusCode).toBe(403);
        const own = await server().signInAs('recruiter');
        const { statusCode } = await own.send('GET', '/api/v1/userinfo', {
          headers: { origin: crm },
        });
        expect(statusCode).toBe(403);
      });

      it('a session handed over to an app is renewed by the app’s page, and ends with the person’s session', async () => {
        const { renewal } = await handOver();
        const renew = () =>
          openBrowser(server().app).call('/account/hand-over/renew', { renewal }, crm);
        const { token } = (await renew()).json<HandedOver>();
        expect((await infoAs(token, crm)).statusCode).toBe(200);
        const [sessionId = ''] = renewal.split('.');
        await server().db.run(sql`update session set ended_at = now() where id = ${sessionId}`);
        expect((await renew()).statusCode).toBe(401);
      });

      it('a session handed over to an app ends with the session that it was handed over from', async () => {
        const verifier = secret();
        const { browser, address } = await codeFor('crm', verifier);
        const { token, renewal } = (
          await exchange(crm, address.searchParams.get('code'), verifier)
        ).json<HandedOver>();
        expect((await infoAs(token, crm)).statusCode).toBe(200);
        await browser.get('/account/logout?callback=/', {
          'sec-fetch-site': 'same-origin',
          'sec-fetch-dest': 'document',
        });
        const renewed = await openBrowser(server().app).call(
          '/account/hand-over/renew',
          { renewal },
          crm,
        );
        expect(renewed.statusCode).toBe(401);
        expect((await infoAs(token, crm)).statusCode).toBe(401);
      });

      it('a session handed over to an app grants no permission that administers the installation', async () => {
        const { token } = await handOver();
        const grants = await get('/api/v2/permissions?app=crm', crm, {
          authorization: `Bearer ${token}`,
        });
        const held = grants.json<{ data: { permission: string }[] }>().data;
        const names = held.map(({ permission }) => permission);
        expect(names).toContain('application:view');
        for (const never of ['role:assign', 'registry:deploy', 'company:edit'])
          expect(names).not.toContain(never);
      });

      it('a session is handed over to a listed origin only, whatever the link says', async () => {
        const browser = openBrowser(server().app);
        const to = (app: string, path: string) =>
          browser.get(`/account/hand-over?for=${app}&challenge=${secret()}&to=${path}`);
        expect((await to('unknown', '/')).statusCode).toBe(400);
        await codeFor('crm', secret()).then(async ({ browser: signedIn }) => {
          const answer = await signedIn.get(
            `/account/hand-over?for=crm&challenge=${secret()}&to=//evil.example/`,
          );
          expect(answer.statusCode).toBe(400);
        });
      });

      it('a session handed over to an app can open a socket from the pages of its app only', async () => {
        const { token } = await handOver();
        await server().app.listen({ host: '127.0.0.1', port: 0 });
        const { port } = server().app.server.address() as { port: number };
        const at = `http://127.0.0.1:${port}`;
        const from = async (origin: string) => {
          const socket = await connectSocket(at, { token, app: 'crm' }, origin);
          socket.close();
          return socket.entered;
        };
        expect(await from(crm)).toBe('open');
        expect(await from(intranet)).toBe('NOT_SIGNED_IN');
        expect(await from('https://evil.example')).toBe('400');
      });
    });
  },
  {
    environment: { EMBEDDING_APPS: `crm=${crm}, intranet=${intranet}` },
    fill: async (db) => {
      await makeCompany(db);
      const passwordHash = await hashPassword(person.password);
      await makeUser(db, ['administrator'], { userName: person.userName, passwordHash });
    },
  },
);
