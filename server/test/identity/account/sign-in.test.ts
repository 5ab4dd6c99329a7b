import sql from 'sql-template-tag';
import { hashPassword } from '../../../src/identity/account/password';
import { createAccessTokens } from '../../../src/platform/access/token';
import { makeCompany, makeUser } from '../../factories';
import { onDatabase } from '../../server';
import { readRedirectQuery, openBrowser, type Browser } from './browser';

const password = 'correct horse battery';
const fromConsole = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };
const person = { userName: 'asha.verma', password };

onDatabase(
  (server) => {
    let browser: Browser;
    beforeEach(() => {
      browser = openBrowser(server().app);
    });

    const signIn = async (callback = '/all/job?page=2') => {
      await browser.get(`/account/login?callback=${encodeURIComponent(callback)}`);
      const answer = await browser.form('/account/login', { ...person, callback });
      return readRedirectQuery(answer).get('token') ?? '';
    };
    const session = async () =>
      (await browser.call('/account/token', { token: await signIn() })).json() as {
        selfToken: string;
        appToken: string;
      };
    const userInfo = ({ selfToken, appToken }: { selfToken: string; appToken: string }) =>
      server().app.inject({
        url: `/api/v1/userinfo?app=${appToken}`,
        headers: { authorization: `Bearer ${selfToken}` },
      });

    it('the sign-in page has no scripts, names the company and offers the demo people', async () => {
      const page = await browser.get('/account/login');
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
      expect(page.body).toContain('Kestrel Foods');
      expect(page.body).toContain('autocomplete="current-password"');
      expect(page.body).toContain('<b>Auditor</b>');
      expect(page.body).not.toContain('<script');
    });

    it('a sign-in returns to the requested address, and the code in that address works once', async () => {
      await browser.get('/account/login');
      const answer = await browser.form('/account/login', {
        ...person,
        callback: 'http://localhost/all/job?page=2&token=old#list',
      });
      expect(answer.statusCode).toBe(303);
      expect(String(answer.headers.location)).toMatch(
        /^http:\/\/localhost\/all\/job\?page=2&token=[\w-]{43}&app=console&authType=self#list$/,
      );
      const token = readRedirectQuery(answer).get('token');
      const exchanged = await browser.call('/account/token', { token });
      expect(exchanged.json()).toEqual({
        selfToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
        appToken: 'console',
        authType: 'self',
      });
      expect((await userInfo(exchanged.json())).json()).toMatchObject({
        data: { userName: 'Asha', lastName: 'Verma', name: 'Asha Verma' },
      });
      expect((await browser.call('/account/token', { token })).statusCode).toBe(401);
    });

    it('the refresh secret cannot be read by a script, and is sent to one path only', async () => {
      await session();
      const answer = await browser.call('/account/renew');
      expect(answer.cookies).toEqual([
        expect.objectContaining({
          name: 'console_refresh',
          httpOnly: true,
          sameSite: 'Lax',
          path: '/account',
        }),
      ]);
    });

    it('a sign-in code is refused in another browser, and after it has expired', async () => {
      const token = await signIn();
      const other = openBrowser(server().app);
      await other.get('/account/login');
      expect((await other.call('/account/token', { token })).statusCode).toBe(401);
      await server().db.run(sql`update sign_in_code set expires_at = now() - interval '1 second'`);
      expect((await browser.call('/account/token', { token })).statusCode).toBe(401);
    });

    it('a valid access token is accepted in place of a sign-in code', async () => {
      const { selfToken } = await session();
      const other = openBrowser(server().app);
      const answer = await other.call('/account/token', { token: selfToken });
      expect(answer.json()).toMatchObject({ appToken: 'console', authType: 'self' });
      expect(other.cookies.size).toBe(0);
    });

    it('an access token alone cannot be exchanged for anything that outlives it', async () => {
      const { selfToken } = await session();
      const [, payload = ''] = selfToken.split('.');
      const { sub, sid, app, exp } = JSON.parse(atob(payload)) as Record<string, string | number>;
      const old = createAccessTokens(server().keys).sign({
        userId: Number(sub),
        sessionId: String(sid),
        app: String(app),
        expiresAt: Number(exp) - 300,
      });
      let token = old;
      for (let times = 0; times < 3; times += 1) {
        const answer = await openBrowser(server().app).call('/account/token', { token });
        expect(answer.statusCode).toBe(200);
        token = (answer.json() as { selfToken: string }).selfToken;
        const claims = JSON.parse(atob(token.split('.')[1] ?? '')) as { exp: number };
        expect(claims.exp).toBe(Number(exp) - 300);
      }
    });

    it('the console can renew a session without a form, but another site cannot', async () => {
      await session();
      const renewed = await browser.call('/account/renew');
      expect(renewed.statusCode).toBe(200);
      expect((await userInfo(renewed.json())).statusCode).toBe(200);
      const foreign = await browser.call('/account/renew', {}, 'https://elsewhere.example');
      expect(foreign.json()).toMatchObject({ error: { code: 'FOREIGN_ORIGIN' } });
    });

    it('signing out ends the session everywhere', async () => {
      const tokens = await session();
      const refresh = browser.cookies.get('console_refresh') ?? '';
      expect((await userInfo(tokens)).statusCode).toBe(200);
      const answer = await browser.get('/account/logout?callback=%2Fall%2Fjob', fromConsole);
      expect(answer.headers.location).toBe(
        `/account/login?callback=${encodeURIComponent('http://localhost/all/job')}`,
      );
      expect((await userInfo(tokens)).statusCode).toBe(401);
      expect((await browser.call('/account/token', { token: tokens.selfToken })).statusCode).toBe(
        401,
      );
      browser.cookies.set('console_refresh', refresh);
      expect((await browser.call('/account/renew')).statusCode).toBe(401);
    });

    it.each([
      ['a picture on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
      ['a picture in a text here', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
      ['another site’s link', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
      ['a link in a mail', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
      ['a browser that does not say', {}],
    ])('a sign-out requested by %s is done only after a confirmation', async (_, sent) => {
      const tokens = await session();
      const asked = await browser.get('/account/logout?callback=%2Fall%2Fjob', sent);
      expect(asked.statusCode).toBe(200);
      expect(asked.body).toContain('Sign out?');
      expect((await userInfo(tokens)).statusCode).toBe(200);

      const foreign = await browser.call('/account/logout', {}, 'https://elsewhere.example');
      expect(foreign.statusCode).toBe(403);
      expect((await userInfo(tokens)).statusCode).toBe(200);
      const own = await browser.call('/account/logout', { callback: '/all/job' });
      expect(own.headers.location).toContain('/account/login?callback=');
      expect((await userInfo(tokens)).statusCode).toBe(401);
    });

    it('an unknown name and a wrong password get the same message', async () => {
      await browser.get('/account/login');
      const answers = [];
      for (const userName of ['asha.verma', 'nobody', `o'hara" or 1=1`])
        answers.push(await browser.form('/account/login', { userName, password: 'wrong' }));
      const sentences = answers.map(({ body }) => /role="alert"[^>]*>([^<]+)</.exec(body)?.[1]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
      expect(new Set(sentences)).toEqual(
        new Set(['The user name or the password is not right. Check both and try again.']),
      );
    });

    it.each([
      'https://elsewhere.example/',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'javascript:alert(1)',
      'http://localhost:81/',
      'http://user:pass@localhost/',
    ])('a sign-in with a redirect to %s is refused', async (callback) => {
      for (const page of ['login', 'logout']) {
        const answer = await browser.get(
          `/account/${page}?callback=${encodeURIComponent(callback)}`,
        );
        expect(answer.statusCode).toBe(400);
        expect(answer.headers.location).toBeUndefined();
      }
      await browser.get('/account/login');
      const answer = await browser.form('/account/login', { ...person, callback });
      expect(answer.statusCode).toBe(400);
    });

    it('a sign-in can return to a listed origin', async () => {
      const address = 'https://careers.example.com/start';
      await browser.get('/account/login');
      const answer = await browser.form('/account/login', { ...person, callback: address });
      expect(String(answer.headers.location)).toMatch(
        /^https:\/\/careers\.example\.com\/start\?token=/,
      );
    });

    it('a person of the demo can sign in by one click, and nobody else can', async () => {
      await browser.get('/account/login');
      const people = await server().db.many<{ id: number; is_demo: boolean }>(
        sql`select id, is_demo from app_user order by is_demo`,
      );
      for (const { id, is_demo } of people) {
        const answer = await browser.form('/account/login', { demo: String(id) });
        expect(answer.statusCode).toBe(is_demo ? 303 : 401);
      }
      expect((await browser.form('/account/login', { demo: '1 or 1=1' })).statusCode).toBe(401);
    });

    it('a form posted by another site is refused, since its cookie is missing', async () => {
      const answer = await browser.form('/account/login', person);
      expect(answer.statusCode).toBe(403);
    });

    it('the profile is shown to its person only, and redirects anyone not signed in to the sign-in page', async () => {
      expect((await browser.get('/account/profile')).statusCode).toBe(303);
      await session();
      expect((await browser.get('/account/profile')).body).toContain('Asha Verma');
    });

    it('a deactivated person is signed out at once', async () => {
      const leaver = await makeUser(server().db, ['recruiter'], { userName: 'leaver' });
      const caller = await server().signInAs('recruiter', leaver);
      await server().db.run(sql`update app_user set is_active = false where id = ${leaver}`);
      expect((await caller.send('GET', '/api/v1/userinfo')).statusCode).toBe(401);
    });
  },
  {
    environment: { CALLBACK_ORIGINS: 'https://careers.example.com' },
    fill: async (db) => {
      await makeCompany(db);
      const passwordHash = await hashPassword(password);
      await makeUser(db, ['recruiter'], { userName: person.userName, passwordHash });
      await makeUser(db, ['auditor'], { isDemo: true, firstName: 'Farah', lastName: 'Khan' });
    },
  },
);
