import sql from 'sql-template-tag';
import { createInstallationSeal } from '../../../src/platform/access/installation-keys';
import { openKeyRing } from '../../../src/platform/access/key-ring';
import { createKeySeal } from '../../../src/platform/access/key-seal';
import { rotateKeys } from '../../../src/platform/access/key-rotation';
import { UnknownKeySecretError } from '../../../src/platform/access/stored-keys';
import { hashPassword } from '../../../src/identity/account/password';
import { makeUser } from '../../factories';
import { onDatabase } from '../../server';
import { readRedirectQuery, openBrowser } from './browser';

const userName = 'asha.verma';
const password = 'correct horse battery';

onDatabase(
  (server) => {
    const callWith = async (token: string): Promise<number> => {
      const url = '/api/v1/userinfo?app=console';
      const headers = { authorization: `Bearer ${token}` };
      return (await server().app.inject({ url, headers })).statusCode;
    };
    const signIn = async () => {
      const browser = openBrowser(server().app);
      await browser.get('/account/login');
      const code = readRedirectQuery(
        await browser.form('/account/login', { userName, password }),
      ).get('token');
      const exchanged = await browser.call('/account/token', { token: code });
      return { browser, token: (exchanged.json() as { selfToken: string }).selfToken };
    };
    const rotate = async (isAtOnce = false) => {
      await rotateKeys(server().db, await createInstallationSeal(server().config), isAtOnce);
      await server().keys.refresh();
    };
    const passTime = async (interval: string) => {
      await server().db.run(
        sql`update signing_key set used_from = used_from - ${interval}::interval`,
      );
      await server().keys.refresh();
    };

    it('replacing the signing key signs nobody out, and the old key is deleted with its last token', async () => {
      const { browser, token } = await signIn();
      const code = openBrowser(server().app);
      await code.get('/account/login');
      const pending = readRedirectQuery(await code.form('/account/login', { userName, password }));
      const first = server().keys.current().id;
      await rotate();
      expect(server().keys.current().id).toBe(first);
      await passTime('3 minutes');
      expect(server().keys.current().id).not.toBe(first);

      expect(await callWith(token)).toBe(200);
      const late = await code.call('/account/token', { token: pending.get('token') });
      expect(late.statusCode).toBe(200);
      const renewed = await browser.call('/account/renew');
      expect(renewed.statusCode).toBe(200);

      await passTime('16 minutes');
      expect(await callWith(token)).toBe(401);
      await passTime('16 days');
      expect(server().keys.all()).toHaveLength(1);
      const again = await browser.call('/account/renew');
      expect(again.statusCode).toBe(200);
      expect(await callWith((again.json() as { selfToken: string }).selfToken)).toBe(200);
    });

    it('replacing a leaked signing key signs everybody out at once', async () => {
      const { browser, token } = await signIn();
      await rotate(true);
      expect(await callWith(token)).toBe(401);
      expect((await browser.call('/account/renew')).statusCode).toBe(401);
      expect(await callWith((await signIn()).token)).toBe(200);
    });

    it('signing keys are stored encrypted with a secret, and the secret can be replaced', async () => {
      const { db, config } = server();
      const [old, fresh] = ['old '.repeat(8), 'new '.repeat(8)];
      const open = (...secrets: string[]) => openKeyRing(db, createKeySeal(secrets));
      await db.run(sql`delete from signing_key`);
      const { tokenKey } = (await open(old)).current();
      const stored = await db.one<{ content: Buffer }>(sql`select content from signing_key`);
      expect(stored?.content.toString('latin1')).not.toContain(tokenKey);
      for (const wrong of [[], [fresh]])
        await expect(open(...wrong)).rejects.toThrow(UnknownKeySecretError);
      expect((await open(fresh, old)).current().tokenKey).toBe(tokenKey);
      expect((await open(fresh)).current().tokenKey).toBe(tokenKey);
      await expect(open(old)).rejects.toThrow(UnknownKeySecretError);
      await db.run(sql`delete from signing_key`);
      await openKeyRing(db, await createInstallationSeal(config));
    });

    it('several servers that start on an empty database create one signing key together', async () => {
      const { db } = server();
      await db.run(sql`delete from signing_key`);
      const seal = await createInstallationSeal(server().config);
      const rings = await Promise.all([1, 2, 3].map(() => openKeyRing(db, seal)));
      expect(new Set(rings.map((ring) => ring.current().tokenKey)).size).toBe(1);
    });
  },
  {
    fill: async (db) => {
      await makeUser(db, ['recruiter'], { userName, passwordHash: await hashPassword(password) });
    },
  },
);
