import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { createApp } from '../../../src/start/app';
import { openClock } from '../../../src/platform/db/clock';
import { openStorage } from '../../../src/platform/files/storage/open-storage';
import { removeUnneededVersions } from '../../../src/console/registry/collect-versions';
import { createRemoteFiles } from '../../../src/console/registry/remote-files';
import { fetchAs, signIn, type Session } from '../../console-session';
import { remotesPath, versionArchive } from '../../console/registry/deploying-parts';
import { onDatabase } from '../../server';
import { shiftClock } from './set-clock';

const day = 86_400_000;

const claimsOf = ({ selfToken }: Session) =>
  JSON.parse(Buffer.from(selfToken.split('.')[1] ?? '', 'base64url').toString()) as {
    iat: number;
    exp: number;
  };

onDatabase(
  (server) => {
    let right = '';
    const addressOf = async (app: FastifyInstance): Promise<string> => {
      await app.listen({ host: '127.0.0.1', port: 0 });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    };
    beforeAll(async () => {
      right = await addressOf(server().app);
    });
    afterEach(() => jest.useRealTimers());

    describe.each([
      ['ahead of', day],
      ['behind', -day],
    ])('a server whose clock is a day %s the others', (_, by) => {
      let app: FastifyInstance;
      let wrong = '';
      beforeEach(async () => {
        shiftClock(by);
        app = await createApp(server().config, server().db, server().keys);
        wrong = await addressOf(app);
      });
      afterEach(() => app.close());
      const dataOf = async <Data>(answering: Promise<Response>): Promise<Data> => {
        const answer = await answering;
        const body = (await answer.json()) as { data: Data };
        expect([answer.status, body]).toEqual([200, body]);
        return body.data;
      };

      it('a server with a wrong clock accepts the other servers’ sessions, and every server accepts its own for ten minutes', async () => {
        const now = Date.now() / 1_000 - by / 1_000;
        for (const at of [right, wrong]) {
          const session = await signIn(at);
          for (const address of [right, wrong])
            expect((await fetchAs(address, session, '/api/v1/userinfo')).status).toBe(200);
          const { iat, exp } = claimsOf(session);
          expect(exp - iat).toBe(600);
          expect(Math.abs(iat - now)).toBeLessThan(30);
        }
      });

      it('a server with a wrong clock creates file tickets that are valid at every server for a minute, and no longer', async () => {
        const session = await signIn(wrong);
        const target = { kind: 'list', list: 'job', rows: { jobId: [1] } };
        const ticket = () =>
          dataOf<{ url: string }>(fetchAs(wrong, session, '/api/v1/file-tickets', target));
        expect((await fetch(`${right}${(await ticket()).url}`)).status).toBe(200);
        const late = await ticket();
        await server().db.run(
          sql`update file_ticket set expires_at = expires_at - interval '61 seconds'`,
        );
        expect((await fetch(`${right}${late.url}`)).status).toBe(404);
      });

      it('a server with a wrong clock deploys, starts canary releases and rolls back for all servers, and deletes no version in use', async () => {
        const id = by > 0 ? 'early' : 'late';
        const administrator = await signIn(wrong);
        const call = <Data>(path: string, body?: object, method?: 'PUT' | 'POST') =>
          dataOf<Data>(fetchAs(wrong, administrator, path, body, method));
        const made = await call<{ id: number }>('/api/v1/service-token', {
          name: `Pipeline of ${id}`,
          rights: ['remotes:deploy'],
          remote: id,
        });
        const { token } = await call<{ token: string }>(
          `/api/v1/service-token/${made.id}/secret`,
          undefined,
          'POST',
        );
        const send = async (address: string, path: string, options: RequestInit) =>
          dataOf(
            fetch(`${address}${remotesPath}/${id}${path}`, {
              ...options,
              headers: { authorization: `Bearer ${token}`, ...options.headers },
            }),
          );
        const json = { 'content-type': 'application/json' };
        const put = (path: string, body: object, from?: string) =>
          send(wrong, path, {
            method: 'PUT',
            headers: { ...json, ...(from && { 'if-match': `"${from}"` }) },
            body: JSON.stringify(body),
          });
        for (const [at, version] of [
          [wrong, '1.0.0'],
          [right, '1.1.0'],
          [wrong, '1.2.0'],
        ] as const) {
          const body = new FormData();
          const archive = await versionArchive({ id, version });
          body.append('archive', new Blob([new Uint8Array(archive)]), 'remote.tar.gz');
          await send(at, '/versions', { method: 'POST', body });
        }
        const live = async () => {
          const { remotes: offered } = (await (await fetch(`${right}/registry.json`)).json()) as {
            remotes: { id: string; version: string; canary?: { version: string } }[];
          };
          return offered.find((remote) => remote.id === id);
        };
        await put('', { version: '1.0.0' });
        await put('', { version: '1.1.0' }, '1.0.0');
        expect(await live()).toMatchObject({ version: '1.1.0' });
        await put('/canary', { version: '1.2.0', share: 10 }, '1.1.0');
        expect(await live()).toMatchObject({ canary: { version: '1.2.0' } });
        await send(wrong, '/canary', { method: 'DELETE' });
        await put('', { version: '1.0.0' }, '1.1.0');
        expect(await live()).toMatchObject({ version: '1.0.0' });

        const { db, config } = server();
        const times = await db.one(sql`
          select bool_and(abs(extract(epoch from now() - moment)) < 30) as "areNow" from (
            select created_at as moment from remote_version where remote_id = ${id}
            union all select moved_at from remote_pointer where remote_id = ${id}) kept`);
        expect(times).toEqual({ areNow: true });
        const remoteFiles = createRemoteFiles(db, openStorage(config, db), config.dataFolder);
        expect(await removeUnneededVersions({ db, remoteFiles })).toEqual([]);
        const file = await fetch(`${wrong}/remotes/${id}/1.2.0/remoteEntry.js`);
        expect(file.status).toBe(200);
      });

      it('a server with a wrong clock lets a job expire after its last day, and not before', async () => {
        const { db } = server();
        await db.run(sql`
          update job set is_expired = false,
            expiry_date = (now() at time zone 'Asia/Kolkata')::date - id + 1 where id in (1, 2)`);
        await dataOf(fetchAs(wrong, await signIn(wrong), '/api/v1/job'));
        const jobs = await db.many(sql`
          select id, is_expired as "isExpired" from job where id in (1, 2) order by id`);
        expect(jobs).toEqual([
          { id: 1, isExpired: false },
          { id: 2, isExpired: true },
        ]);
      });
    });

    it('setting a server’s clock neither ends a session nor prolongs one that has ended', async () => {
      const caller = await server().signInAs('administrator');
      const status = async () => (await caller.send('GET', '/api/v1/userinfo')).statusCode;
      expect(await status()).toBe(200);
      shiftClock(day);
      expect(await status()).toBe(200);
      shiftClock(-day);
      expect(await status()).toBe(200);
      await server().db.run(
        sql`update session set ended_at = now() where id = ${caller.sessionId}`,
      );
      await sleep(3_100);
      expect(await status()).toBe(401);
    });

    it.each([
      [day, 'The clock of this machine is 86400 seconds ahead of the database'],
      [-day, 'The clock of this machine is 86400 seconds behind the database'],
    ])('the log warns that the clock of a server is %i ms off', async (by, sentence) => {
      shiftClock(by);
      const warn = jest.fn();
      const { now, stop } = await openClock(server().db, { warn });
      stop();
      expect(warn).toHaveBeenCalledWith(expect.stringContaining(sentence));
      expect(Math.abs(now() - (Date.now() - by))).toBeLessThan(5_000);
    });

    it('the log does not warn about a clock that is right', async () => {
      const warn = jest.fn();
      (await openClock(server().db, { warn })).stop();
      expect(warn).not.toHaveBeenCalled();
    });
  },
  { data: 'company' },
);
