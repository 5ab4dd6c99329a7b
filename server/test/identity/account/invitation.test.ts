import sql from 'sql-template-tag';
import { makeUser } from '../../factories';
import { onDatabase, type Caller } from '../../server';
import { readRedirectQuery, openBrowser } from './browser';

const password = 'long enough a password';

onDatabase(
  (server) => {
    let admin: Caller;
    beforeAll(async () => {
      const { app, signInAs } = server();
      const key = (await app.firstRun.key()) ?? '';
      const set = await openBrowser(app).form('/account/setup', {
        ...{ key, companyName: 'Kestrel', timeZone: 'Asia/Kolkata', currency: 'INR' },
        ...{ firstName: 'Asha', lastName: 'Verma', userName: 'asha', email: 'asha@example.com' },
        password,
      });
      expect(set.statusCode).toBe(303);
      admin = await signInAs('administrator', 1);
    });
    beforeEach(async () => {
      await server().db.run(sql`delete from attempt`);
    });
    let made = 0;
    const invite = async () => {
      made += 1;
      const email = `nila${made}@example.com`;
      const payload = { firstName: 'Nila', lastName: 'Das', email, roles: ['recruiter'] };
      const { data } = (await admin.send('POST', '/api/v1/person', { payload })).json();
      return { email, id: data.personId as number, link: data.path as string };
    };
    const codeOf = (link: string) => link.split('code=')[1] ?? '';
    const choose = (link: string, chosen = password, repeated = chosen) =>
      openBrowser(server().app).form('/account/invitation', {
        code: codeOf(link),
        password: chosen,
        repeated,
      });
    const signIn = async (userName: string, given: string) => {
      const browser = openBrowser(server().app);
      await browser.get('/account/login');
      return browser.form('/account/login', { userName, password: given });
    };

    it('an invited person can choose a password in another browser, and sign in with it', async () => {
      const { email, link } = await invite();
      expect((await signIn(email, '')).statusCode).toBe(401);
      const page = await openBrowser(server().app).get(link);
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
      expect(page.body).toContain(email);
      expect((await choose(link)).headers.location).toMatch(/^\/account\/login/);
      expect(readRedirectQuery(await signIn(email, password)).get('authType')).toBe('self');
    });

    it('a person who chooses a password is signed in, in the same browser', async () => {
      const { link } = await invite();
      const browser = openBrowser(server().app);
      await browser.get(link);
      const fields = { code: codeOf(link), password, repeated: password };
      const answer = await browser.form('/account/invitation', fields);
      const token = readRedirectQuery(answer).get('token');
      const session = await browser.call('/account/token', { token });
      expect([session.statusCode, session.json().error]).toEqual([200, undefined]);
      const stranger = openBrowser(server().app);
      expect((await stranger.call('/account/token', { token })).statusCode).not.toBe(200);
    });

    it('an invitation works once, even for two simultaneous requests', async () => {
      const { email, link } = await invite();
      const answers = await Promise.all([choose(link), choose(link, 'another long password')]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 404]);
      expect((await choose(link, 'yet another password')).statusCode).toBe(404);
      expect((await openBrowser(server().app).get(link)).statusCode).toBe(404);
      expect((await signIn(email, 'yet another password')).statusCode).toBe(401);
    });

    it.each([
      ['short', 'short', 'at least 12 characters'],
      [password, 'something else entirely', 'The two passwords differ'],
    ])(
      'an invitation remains valid after the passwords %s and %s are refused',
      async (one, other, sentence) => {
        const { link } = await invite();
        const refused = await choose(link, one, other);
        expect(refused.statusCode).toBe(422);
        expect(refused.body).toContain(sentence);
        expect(refused.body).not.toContain(`value="${one}"`);
        expect((await choose(link)).statusCode).toBe(303);
      },
    );

    it('an invitation expires after a week, and when a newer one is created', async () => {
      const { id, link } = await invite();
      const newer = (await admin.send('POST', `/api/v1/person/${id}/invitation`)).json().data;
      expect((await choose(link)).statusCode).toBe(404);
      const row = await server().db.one<{ days: number }>(sql`
        select extract(day from expires_at - now())::integer as days from invitation
        where user_id = ${id}`);
      expect(row?.days).toBe(6);
      await server().db.run(sql`
        update invitation set expires_at = now() - interval '1 second' where user_id = ${id}`);
      expect((await choose(newer.path)).statusCode).toBe(404);
    });

    it('a person who forgot their password can set a new one, which ends existing sessions', async () => {
      const { db, signInAs } = server();
      const id = await makeUser(db, ['recruiter'], { passwordHash: 'unusable' });
      const open = await signInAs('recruiter', id);
      const { path } = (await admin.send('POST', `/api/v1/person/${id}/invitation`)).json().data;
      expect((await open.send('GET', '/api/v1/userinfo')).statusCode).toBe(200);
      expect((await choose(path)).statusCode).toBe(303);
      expect((await open.send('GET', '/api/v1/userinfo')).statusCode).toBe(401);
    });

    it('attempts to guess invitation codes are limited', async () => {
      const guess = () => choose(`code=${'x'.repeat(43)}`);
      const statuses = [];
      for (let n = 0; n < 11; n += 1) statuses.push((await guess()).statusCode);
      expect(statuses).toEqual([...Array<number>(10).fill(404), 429]);
      expect((await openBrowser(server().app).get('/account/invitation')).statusCode).toBe(429);
    });

    it('an invitation form that was posted by another site is refused', async () => {
      const { link } = await invite();
      const foreign = await server().app.inject({
        method: 'POST',
        url: '/account/invitation',
        headers: {
          ...{ host: 'localhost', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({
          code: codeOf(link),
          password,
          repeated: password,
        }).toString(),
      });
      expect(foreign.statusCode).toBe(403);
    });
  },
  { environment: { MODE: 'production' } },
);
