import sql from 'sql-template-tag';
import { onDatabase } from '../../server';
import { readRedirectQuery, openBrowser } from './browser';

const form = {
  companyName: 'Kestrel Foods',
  timeZone: 'Asia/Kolkata',
  currency: 'INR',
  dateOrder: 'day-first',
  firstName: 'Asha',
  lastName: 'Verma',
  userName: 'asha',
  email: 'asha@example.com',
  password: 'long enough a password',
};

onDatabase(
  (server) => {
    it.each([
      ['de-CH,de;q=0.9', ['Europe/Zurich', 'CHF']],
      ['hi', ['Asia/Kolkata', 'INR']],
      ['en-US', ['USD']],
      ['*', []],
      ['x'.repeat(200), []],
    ])(
      'the setup page proposes time zone and currency for the browser language %s',
      async (language, expected) => {
        const page = await openBrowser(server().app).get('/account/setup', {
          'accept-language': language,
        });
        const chosen = [...page.body.matchAll(/<option selected>([^<]*)/g)].map(
          ([, value]) => value,
        );
        expect(chosen).toEqual(expected);
      },
    );

    it('the first administrator needs the printed key, which works once, and nobody can sign in before', async () => {
      const { app, db } = server();
      const browser = openBrowser(app);
      expect((await browser.get('/account/login')).headers.location).toBe('/account/setup');
      expect((await browser.get('/account/setup')).body).toContain('Set up the console');

      const guessed = await browser.form('/account/setup', { ...form, key: 'guessed' });
      expect(guessed.statusCode).toBe(422);
      expect(guessed.body).toContain('This is not the key that the server printed');
      expect(guessed.body).not.toContain(form.password);

      const faulty = await browser.form('/account/setup', {
        ...form,
        ...{ key: 'guessed', email: 'nobody', lastName: '', timeZone: 'Nowhere' },
        dateOrder: 'year-first',
      });
      for (const sentence of [
        'This is not the key that the server printed',
        'Enter an e-mail address',
        'Enter your last name',
        'Choose a time zone',
        'Choose how dates are written',
      ])
        expect(faulty.body).toContain(sentence);
      expect(faulty.body).toContain('value="Kestrel Foods"');
      expect(faulty.body).toContain('What you typed is kept');
      expect(faulty.body).not.toContain(form.password);
      const typed = /name="typed" value="([^"]+)"/.exec(faulty.body)?.[1] ?? '';
      expect(typed).not.toBe('');

      const key = (await app.firstRun.key()) ?? '';
      const short = await browser.form('/account/setup', { ...form, key, password: 'short' });
      expect(short.body).toContain('at least 12 characters');
      expect(await db.one(sql`select 1 from app_user`)).toBeUndefined();

      const both = await Promise.all([
        browser.form('/account/setup', { ...form, key, password: '', typed }),
        browser.form('/account/setup', {
          ...form,
          key,
          userName: 'second',
          email: 'b@example.com',
        }),
      ]);
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([303, 404]);
      const entered = both.find(({ statusCode }) => statusCode === 303);
      const arrival = entered && readRedirectQuery(entered);
      expect(entered?.headers.location).toContain('/getting-started');
      const session = await browser.call('/account/token', { token: arrival?.get('token') });
      expect([session.statusCode, session.json().error]).toEqual([200, undefined]);
      expect(await db.one(sql`select name, time_zone, currency, date_order from company`)).toEqual({
        name: 'Kestrel Foods',
        time_zone: 'Asia/Kolkata',
        currency: 'INR',
        date_order: 'day-first',
      });
      expect((await browser.form('/account/setup', { ...form, key })).statusCode).toBe(404);
      expect((await browser.get('/account/setup')).statusCode).toBe(404);
    });

    it('outside the demo nobody can sign in without a password', async () => {
      const { app, db } = server();
      const browser = openBrowser(app);
      const page = await browser.get('/account/login');
      expect(page.body).not.toContain('name="demo"');
      const [person] = await db.many<{ id: number; user_name: string }>(
        sql`update app_user set is_demo = true returning id, user_name`,
      );
      const clicked = await browser.form('/account/login', { demo: String(person?.id) });
      expect(clicked.statusCode).toBe(401);
      const { password } = form;
      const answer = await browser.form('/account/login', {
        userName: person?.user_name ?? '',
        password,
      });
      expect(readRedirectQuery(answer).get('authType')).toBe('self');
    });
  },
  { environment: { MODE: 'production' } },
);
