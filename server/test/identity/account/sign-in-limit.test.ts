import type { LightMyRequestResponse } from 'fastify';
import sql from 'sql-template-tag';
import { hashPassword } from '../../../src/identity/account/password';
import { makeCompany, makeUser } from '../../factories';
import { onDatabase } from '../../server';
import { openBrowser } from './browser';

const password = 'correct horse battery';
const wrong = 'not the password';

onDatabase(
  (server) => {
    beforeEach(async () => {
      await server().db.run(sql`delete from attempt`);
    });

    const visit = async (address = '203.0.113.7') => {
      const browser = openBrowser(server().app, { 'x-forwarded-for': address });
      await browser.get('/account/login');
      return {
        ...browser,
        signIn: (userName: string, given: string) =>
          browser.form('/account/login', { userName, password: given }),
      };
    };
    const statuses = (answers: LightMyRequestResponse[]) =>
      answers.map(({ statusCode }) => statusCode).sort();

    it('only five of 300 simultaneous wrong passwords are checked, and then even the right password is refused', async () => {
      const { signIn } = await visit();
      const tries = Array.from({ length: 300 }, (_, n) => signIn('asha', `${wrong} ${n}`));
      const answers = await Promise.all(tries);
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(295);
      expect((await signIn('asha', password)).statusCode).toBe(429);
    });

    it('each further sign-in attempt must wait twice as long, for known and unknown names alike', async () => {
      const refusals = [];
      for (const name of ['asha', 'nobody']) {
        const { signIn } = await visit();
        for (let n = 0; n < 5; n += 1) expect((await signIn(name, wrong)).statusCode).toBe(401);
        const refused = await signIn(name, password);
        expect(refused.statusCode).toBe(429);
        refusals.push([refused.headers['retry-after'], /Too many[^<]+/.exec(refused.body)?.[0]]);
        await server().db.run(sql`update attempt set last_at = last_at - interval '6 seconds'`);
        expect((await signIn(name, wrong)).statusCode).toBe(401);
        expect(Number((await signIn(name, wrong)).headers['retry-after'])).toBeGreaterThan(7);
      }
      for (const [seconds, sentence] of refusals) {
        expect(Number(seconds)).toBeGreaterThan(2);
        expect(Number(seconds)).toBeLessThanOrEqual(5);
        expect(sentence).toBe(`Too many attempts. Wait ${seconds} seconds, then try again.`);
      }
    });

    it('the owner of an account can still sign in from another network, and successful sign-ins do not count as attempts', async () => {
      const attacker = await visit();
      for (let n = 0; n < 8; n += 1) await attacker.signIn('asha', wrong);
      const owner = await visit('198.51.100.20');
      for (let n = 0; n < 12; n += 1)
        expect((await owner.signIn('asha', password)).statusCode).toBe(303);
    });

    it('a name is never locked in a browser that its owner has used, but can be locked in any other browser', async () => {
      const owner = await visit();
      expect((await owner.signIn('asha', password)).statusCode).toBe(303);
      expect(owner.cookies.get('console_device')).toMatch(/^[\w-]{43}\.\d+\.[\w-]{43}$/);
      for (let network = 0; network < 14; network += 1) {
        const { signIn } = await visit(`198.51.100.${network}`);
        for (let n = 0; n < 4; n += 1) await signIn('asha', wrong);
      }
      const ofName = sql`update attempt set last_at = now(), tries = 60 where tries >= 50`;
      expect(await server().db.run(ofName)).toBe(1);
      expect((await (await visit('192.0.2.1')).signIn('asha', password)).statusCode).toBe(429);
      expect((await owner.signIn('asha', password)).statusCode).toBe(303);
      expect((await owner.signIn('asha@example.com', password)).statusCode).toBe(303);

      const forged = await visit('192.0.2.1');
      const note = (owner.cookies.get('console_device') ?? '').replace(/.{4}$/, 'AAAA');
      forged.cookies.set('console_device', note);
      expect((await forged.signIn('asha', password)).statusCode).toBe(429);
    });

    it('a browser known for one name cannot guess without limit, and is not known for other names', async () => {
      const owner = await visit();
      await owner.signIn('asha', password);
      for (let n = 0; n < 5; n += 1) await owner.signIn('asha', wrong);
      expect((await owner.signIn('asha', password)).statusCode).toBe(429);
      for (let n = 0; n < 5; n += 1) await owner.signIn('bela', wrong);
      expect((await owner.signIn('bela', password)).statusCode).toBe(429);
    });

    it('colleagues with the same network address can sign in after sixty wrong attempts from it', async () => {
      const attacker = await visit();
      for (let n = 0; n < 60; n += 1) await attacker.signIn(`guessed ${n}`, wrong);
      expect((await (await visit()).signIn('bela', password)).statusCode).toBe(303);
    });

    it('guesses of many names from one network are slowed to one in a second or two', async () => {
      const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2'];
      const [one, other] = await Promise.all(addresses.map(visit));
      await one?.signIn('guessed', wrong);
      await server().db.run(sql`update attempt set tries = 200, last_at = now()`);
      const refused = await other?.signIn('another name', wrong);
      expect(refused?.statusCode).toBe(429);
      expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(2);
      expect((await (await visit('2001:db8:1:3::1')).signIn('bela', password)).statusCode).toBe(
        303,
      );
    });

    it('a forwarded address is used only when it comes from a trusted proxy', async () => {
      const answers = [];
      for (let n = 0; n < 7; n += 1) {
        const answer = await server().app.inject({
          method: 'GET',
          url: '/account/login',
          remoteAddress: '8.8.8.8',
          headers: { 'x-forwarded-for': `198.51.100.${n}` },
        });
        const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
        answers.push(
          await server().app.inject({
            method: 'POST',
            url: '/account/login',
            remoteAddress: '8.8.8.8',
            headers: {
              cookie,
              'x-forwarded-for': `198.51.100.${n}`,
              'content-type': 'application/x-www-form-urlencoded',
            },
            payload: new URLSearchParams({ userName: 'asha', password: wrong }).toString(),
          }),
        );
      }
      expect(statuses(answers)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    });

    it('sign-in attempts are stored without names and addresses, and old ones are deleted', async () => {
      const { signIn } = await visit();
      await signIn('asha', wrong);
      const rows = await server().db.many(sql`select * from attempt`);
      expect(rows).toHaveLength(3);
      expect(JSON.stringify(rows)).not.toMatch(/asha|203\.0/);
      await server().db.run(sql`update attempt set last_at = last_at - interval '2 hours'`);
      await (await visit('192.0.2.9')).signIn('bela', wrong);
      expect(await server().db.many(sql`select * from attempt`)).toHaveLength(3);
    });
  },
  {
    environment: { TRUSTED_PROXIES: 'loopback' },
    fill: async (db) => {
      await makeCompany(db);
      const passwordHash = await hashPassword(password);
      await makeUser(db, ['recruiter'], {
        userName: 'asha',
        email: 'asha@example.com',
        passwordHash,
      });
      await makeUser(db, ['recruiter'], { userName: 'bela', passwordHash });
    },
  },
);
