import { createHash, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { hashPassword } from '../../../src/identity/account/password';
import { makeCompany, makeUser } from '../../factories';
import { onDatabase } from '../../server';
import { readRedirectQuery, openBrowser, type Browser } from './browser';

const crm = 'https://crm.example';
const crmTrial = 'https://trial.crm.example';
const intranet = 'https://intranet.example';
const person = { userName: 'asha.verma', password: 'correct horse battery' };
const cookie = 'console_refresh';

interface HandedOver {
  token: string;
  renewal: string;
}

onDatabase(
  (server) => {
    const signIn = async (): Promise<Browser> => {
      const browser = openBrowser(server().app);
      await browser.get('/account/login');
      const arrived = readRedirectQuery(await browser.form('/account/login', person));
      await browser.call('/account/token', { token: arrived.get('token') });
      return browser;
    };
    const held = (browser: Browser): string => browser.cookies.get(cookie) ?? '';
    const withSecret = (secret: string): Browser => {
      const browser = openBrowser(server().app);
      browser.cookies.set(cookie, secret);
      return browser;
    };
    const renew = async (browser: Browser) => (await browser.call('/account/renew')).statusCode;
    const passMinutes = () =>
      server().db.run(sql`update session set rotated_at = rotated_at - interval '2 minutes'`);

    const askFor = (app: string, verifier: string, more = '') => {
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      return `/account/hand-over?for=${app}&challenge=${challenge}&to=/${more}`;
    };
    const handOver = async (browser: Browser): Promise<HandedOver> => {
      const verifier = randomBytes(32).toString('base64url');
      const back = await browser.get(askFor('crm', verifier, `&at=${crm}`));
      const code = new URL(String(back.headers.location)).searchParams.get('code');
      const given = await openBrowser(server().app).call(
        '/account/hand-over',
        { code, verifier },
        crm,
      );
      return given.json();
    };
    const renewHandedOver = (renewal: string) =>
      openBrowser(server().app).call('/account/hand-over/renew', { renewal }, crm);

    describe('the refresh secret of a session', () => {
      it('the refresh secret of a session changes with each renewal, and the newest secret continues to work', async () => {
        const browser = await signIn();
        const seen = new Set([held(browser)]);
        for (let turn = 0; turn < 3; turn += 1) {
          await passMinutes();
          expect(await renew(browser)).toBe(200);
          seen.add(held(browser));
        }
        expect(seen.size).toBe(4);
      });

      it('a session ends when a replaced refresh secret is sent again, however long ago it was replaced', async () => {
        for (const turns of [1, 3]) {
          const browser = await signIn();
          const stolen = held(browser);
          for (let turn = 0; turn < turns; turn += 1) await renew(browser);
          await passMinutes();
          expect(await renew(withSecret(stolen))).toBe(401);
          expect(await renew(browser)).toBe(401);
        }
        const lines = await server().db.many(sql`
          select 1 from audit_entry where action = 'person.signed-out-by-reuse'`);
        expect(lines).toHaveLength(2);
      });

      it('a session ends if a replaced refresh secret is sent to the profile or to the hand-over', async () => {
        for (const path of ['/account/profile', askFor('crm', 'x', `&at=${crm}`)]) {
          const browser = await signIn();
          const stolen = held(browser);
          await renew(browser);
          await passMinutes();
          const answer = await withSecret(stolen).get(path);
          expect(String(answer.headers.location)).toMatch(/^\/account\/login/);
          expect(await renew(browser)).toBe(401);
        }
      });

      it('a session remains valid when two tabs renew at once, or when an answer was lost', async () => {
        const browser = await signIn();
        const before = held(browser);
        const tabs = [withSecret(before), withSecret(before), withSecret(before)];
        expect(await Promise.all(tabs.map(renew))).toEqual([200, 200, 200]);
        expect(new Set(tabs.map(held)).size).toBe(1);
        await passMinutes();
        expect(await renew(tabs[0] ?? browser)).toBe(200);
      });

      it('a refresh secret cannot be guessed: an invented secret ends no session', async () => {
        const browser = await signIn();
        const [id] = held(browser).split('.');
        for (const secret of [randomBytes(32), Buffer.alloc(32)])
          expect(await renew(withSecret(`${id}.${secret.toString('base64url')}`))).toBe(401);
        expect(await renew(browser)).toBe(200);
      });

      it('a refresh secret from an earlier release is accepted, and is replaced', async () => {
        const browser = await signIn();
        const [id] = held(browser).split('.');
        const old = randomBytes(32).toString('base64url');
        const { hashKey } = server().keys.current();
        const { computeHmac } = await import('../../../src/platform/access/secret-hash');
        await server().db.run(sql`
          update session set secret_hash = ${computeHmac(old, hashKey)} where id = ${id}::uuid`);
        const late = withSecret(`${id}.${old}`);
        expect(await renew(late)).toBe(200);
        expect(held(late)).not.toContain(old);
        expect(await renew(late)).toBe(200);
      });
    });

    describe('the refresh secret of a session handed over to an app', () => {
      it('the refresh secret of a session handed over to an app changes with each renewal, and a replaced one ends the session', async () => {
        const { renewal } = await handOver(await signIn());
        const next = (await renewHandedOver(renewal)).json<HandedOver>();
        expect(next.renewal).not.toBe(renewal);
        expect((await renewHandedOver(next.renewal)).statusCode).toBe(200);
        await passMinutes();
        expect((await renewHandedOver(renewal)).statusCode).toBe(401);
      });

      it('the refresh secret of a session handed over to an app is refused as a cookie by the console and by other apps', async () => {
        const { renewal } = await handOver(await signIn());
        expect(await renew(withSecret(renewal))).toBe(401);
        for (const path of [
          '/account/profile',
          askFor('crm', 'x', `&at=${crm}`),
          askFor('intranet', 'x'),
        ]) {
          const answer = await withSecret(renewal).get(path);
          expect([path, String(answer.headers.location)]).toEqual([
            path,
            expect.stringMatching(/^\/account\/login/),
          ]);
        }
        const ended = await withSecret(renewal).call('/account/profile/sign-out');
        expect(ended.statusCode).toBe(303);
        expect((await renewHandedOver(renewal)).statusCode).toBe(200);
      });

      it('the refresh secret of a session handed over to an app is refused in place of the console’s secret, and the reverse', async () => {
        const browser = await signIn();
        const { token } = await handOver(browser);
        expect((await browser.call('/account/token', { token })).statusCode).toBe(401);
        expect((await renewHandedOver(held(browser))).statusCode).toBe(403);
      });

      it.each(['ended', 'expired', 'handed-over'])(
        'a session handed over to an app cannot be renewed once the original session is no longer valid: %s',
        async (how) => {
          const browser = await signIn();
          const { renewal } = await handOver(browser);
          const [id] = held(browser).split('.');
          const one = sql`id = ${id}::uuid`;
          if (how === 'ended')
            await server().db.run(sql`update session set ended_at = now() where ${one}`);
          if (how === 'expired')
            await server().db.run(sql`update session set expires_at = now() where ${one}`);
          if (how === 'handed-over')
            await server().db.run(sql`
              update session set handed_over_from = (select id from session where not ${one} limit 1)
              where ${one}`);
          expect((await renewHandedOver(renewal)).statusCode).toBe(401);
        },
      );
    });

    describe('the hand-over of a session', () => {
      it.each([
        { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
        { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
        { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
      ])(
        'the hand-over of a session creates no code for a request that is not a page visit by the person: %j',
        async (headers) => {
          const browser = await signIn();
          const answer = await browser.get(askFor('intranet', 'x'), headers);
          expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined]);
        },
      );

      it.each([crm, crmTrial])(
        'the hand-over of a session returns the person to the page that asked: %s',
        async (origin) => {
          const browser = await signIn();
          const response = await browser.get(askFor('crm', 'x', `&at=${origin}`));
          expect(new URL(String(response.headers.location)).origin).toBe(origin);
          const seen = await browser.get(askFor('crm', 'x'), { referer: `${origin}/customers` });
          expect(new URL(String(seen.headers.location)).origin).toBe(origin);
          const first = await openBrowser(server().app).get(askFor('crm', 'x'), {
            referer: `${origin}/`,
          });
          const login = new URL(String(first.headers.location), 'http://localhost');
          expect(login.searchParams.get('callback')).toContain(encodeURIComponent(origin));
        },
      );

      it('the hand-over of a session redirects only to a page that the request names and that belongs to the app', async () => {
        const browser = await signIn();
        for (const more of ['', `&at=${intranet}`, '&at=https://evil.example'])
          expect((await browser.get(askFor('crm', 'x', more))).statusCode).toBe(400);
        const only = await browser.get(askFor('intranet', 'x'));
        expect(new URL(String(only.headers.location)).origin).toBe(intranet);
      });
    });

    it.each(['/logout', '/logout/', '/account/logout?callback=/', '//logout'])(
      'the hand-over of a session does not lead from the sign-in to a page that signs the person out again: %s',
      async (callback) => {
        const browser = openBrowser(server().app);
        await browser.get('/account/login');
        const answer = await browser.form('/account/login', {
          ...person,
          callback: `http://localhost${callback}`,
        });
        expect(new URL(String(answer.headers.location)).pathname).toBe('/');
      },
    );

    it.each([
      'blob:http://localhost/x',
      'filesystem:http://localhost/x',
      'data:text/html,x',
      'javascript:1',
    ])(
      'the hand-over of a session refuses a return address that is not a page: %s',
      async (callback) => {
        const asked = encodeURIComponent(callback);
        for (const path of ['/account/login', '/account/logout'])
          expect(
            (await openBrowser(server().app).get(`${path}?callback=${asked}`)).statusCode,
          ).toBe(400);
        const browser = openBrowser(server().app);
        await browser.get('/account/login');
        expect((await browser.form('/account/login', { ...person, callback })).statusCode).toBe(
          400,
        );
      },
    );
  },
  {
    environment: { EMBEDDING_APPS: `crm=${crm}, crm=${crmTrial}, intranet=${intranet}` },
    fill: async (db) => {
      await makeCompany(db);
      const passwordHash = await hashPassword(person.password);
      await makeUser(db, ['administrator'], { userName: person.userName, passwordHash });
    },
  },
);
