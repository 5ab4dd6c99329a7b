import sql from 'sql-template-tag';
import { hashPassword } from '../../../src/identity/account/password';
import { makeUser } from '../../factories';
import { onDatabase } from '../../server';
import { readRedirectQuery, openBrowser, type Browser } from './browser';

const password = 'correct horse battery';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

onDatabase(
  (server) => {
    let made = 0;
    const someone = async () => {
      made += 1;
      const userName = `person-${made}`;
      const passwordHash = await hashPassword(password);
      return {
        userName,
        id: await makeUser(server().db, ['recruiter'], { userName, passwordHash }),
      };
    };
    const signIn = async (userName: string, agent = firefox): Promise<Browser> => {
      const browser = openBrowser(server().app, { 'user-agent': agent });
      await browser.get('/account/login');
      const answer = await browser.form('/account/login', { userName, password });
      await browser.call('/account/token', { token: readRedirectQuery(answer).get('token') ?? '' });
      return browser;
    };
    const end = (browser: Browser, fields: Record<string, string> = {}, site = 'same-origin') =>
      server().app.inject({
        method: 'POST',
        url: '/account/profile/sign-out',
        cookies: Object.fromEntries(browser.cookies),
        headers: { host: 'localhost', 'sec-fetch-site': site },
        payload: fields,
      });
    const lives = async (browser: Browser) =>
      (await browser.call('/account/renew')).statusCode === 200;
    const idsOf = async (userId: number) =>
      (
        await server().db.many<{ id: string }>(sql`
          select id from session where user_id = ${userId} and ended_at is null order by created_at`)
      ).map(({ id }) => id);

    it('the profile lists the person’s sessions with their start, and marks the current one', async () => {
      const { userName, id } = await someone();
      const here = await signIn(userName);
      await signIn(userName, 'curl/8');
      await signIn(userName);
      const [, older = ''] = await idsOf(id);
      await server().db.run(sql`
        update session set created_at = now() - interval '2 days' where id = ${older}`);
      const { body } = await here.get('/account/profile');
      expect(body.match(/<b>Firefox on Windows<\/b>/g)).toHaveLength(2);
      expect(body).toContain('<b>An unknown browser</b>');
      expect(body.match(/This browser/g)).toHaveLength(1);
      // The profile shows one time instead of two for a session that was just opened.
      expect(body.match(/Last used \d{1,2} \w{3,4} \d{4}, \d\d:\d\d/g)).toHaveLength(1);
    });

    it('a person can end one other session or all others, and the current one continues', async () => {
      const { userName, id } = await someone();
      const browsers = [await signIn(userName), await signIn(userName), await signIn(userName)];
      const [here, one, other] = browsers as [Browser, Browser, Browser];
      const [, oneId = ''] = await idsOf(id);
      expect((await end(here, { sessionId: oneId })).headers.location).toBe('/account/profile');
      expect([await lives(here), await lives(one), await lives(other)]).toEqual([
        true,
        false,
        true,
      ]);
      await end(here);
      expect([await lives(here), await lives(other)]).toEqual([true, false]);
      const noted = await server().db.many(sql`
        select actor_id from audit_entry where action = 'person.sign-out' and subject_id = ${id}`);
      expect(noted).toEqual([{ actor_id: id }, { actor_id: id }]);
    });

    it('a person cannot end another person’s session, and another site’s page cannot end any', async () => {
      const [mine, theirs] = [await someone(), await someone()];
      const [here, there] = [await signIn(mine.userName), await signIn(theirs.userName)];
      const [sessionId = ''] = await idsOf(theirs.id);
      await end(here, { sessionId });
      expect(await lives(there)).toBe(true);
      const second = await signIn(mine.userName);
      expect((await end(here, {}, 'cross-site')).statusCode).toBe(403);
      expect(await lives(second)).toBe(true);
    });

    it('an administrator can see and end a person’s sessions, and the audit log says who did', async () => {
      const { userName, id } = await someone();
      const [one, other] = [await signIn(userName), await signIn(userName)];
      const administrator = await server().signInAs('administrator');
      const path = `/api/v1/person/${id}`;
      const { data } = (await administrator.send('GET', `${path}/sessions`)).json() as {
        data: { sessionId: string; browser: string }[];
      };
      expect(data.map(({ browser }) => browser)).toEqual([
        'Firefox on Windows',
        'Firefox on Windows',
      ]);
      const [first = ''] = await idsOf(id);
      const ended = await administrator.send('POST', `${path}/sign-out`, {
        payload: { sessionId: first },
      });
      expect(ended.json()).toEqual({ data: { ended: 1 } });
      expect([await lives(one), await lives(other)]).toEqual([false, true]);
      await administrator.send('POST', `${path}/sign-out`, { payload: {} });
      expect(await lives(other)).toBe(false);
      const noted = await server().db.many(sql`
        select actor_id from audit_entry where action = 'person.sign-out' and subject_id = ${id}`);
      expect(noted).toEqual([
        { actor_id: administrator.userId },
        { actor_id: administrator.userId },
      ]);
      const recruiter = await server().signInAs('recruiter');
      for (const [method, of] of [
        ['GET', 'sessions'],
        ['POST', 'sign-out'],
      ] as const)
        expect((await recruiter.send(method, `${path}/${of}`)).statusCode).toBe(403);
    });
  },
  { data: 'company' },
);
