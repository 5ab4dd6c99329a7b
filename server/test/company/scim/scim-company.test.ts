import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import sql from 'sql-template-tag';
import { scimUrns } from '../../../contract/company/scim/scim-constants';
import { onDatabase, type Caller } from '../../server';
import { referralCalls, createDuePayouts } from '../../referrals/payouts/referral-parts';
import { makeToken, toPatchBody, scimCalls, type ScimSend } from './scim-parts';

const run = promisify(execFile);

onDatabase(
  (server) => {
    let administrator: Caller;
    let token: string;
    let send: ScimSend;
    beforeAll(async () => {
      administrator = await server().signInAs(['administrator', 'payout-officer']);
      token = await makeToken(administrator);
      send = scimCalls(server(), token);
    });
    const { record } = referralCalls(() => administrator);
    const setActive = (id: unknown, value: boolean) =>
      send('PATCH', `/Users/${String(id)}`, toPatchBody({ op: 'replace', path: 'active', value }));

    it('a referrer who is deactivated by SCIM is not paid, and is paid once active again', async () => {
      const [id = 0] = await createDuePayouts(server());
      const row = await server().db.one<{ referrer_id: number }>(sql`
        select referrer_id from referral where application_id = ${id}`);
      const leaverRule = async () =>
        (await record(id)).rules?.find(({ rule }) => rule === 'referrer-stays')?.outcome;
      expect(await leaverRule()).toBe('met');
      await setActive(row?.referrer_id, false);
      expect(await leaverRule()).toBe('open');
      await setActive(row?.referrer_id, true);
      expect(await leaverRule()).toBe('met');
    });

    it('a leaver’s responsibilities remain assigned to them, and can be handed over on their page', async () => {
      const [holder] = await server().db.many<{ id: number }>(sql`
        select recruiting_manager_id as id from job join app_user on app_user.id = recruiting_manager_id
        where is_active order by job.id limit 1`);
      await setActive(holder?.id, false);
      const path = `/api/v1/person/${holder?.id}`;
      const held = async () => (await administrator.send('GET', `${path}/holdings`)).json().data;
      expect((await held()).jobs.count).toBeGreaterThan(0);
      const successor = await server().signInAs('recruiting-manager');
      const team = await send('POST', '/Groups', {
        ...{ schemas: [scimUrns.group], displayName: 'Left behind' },
        members: [{ value: String(holder?.id) }],
      });
      await administrator.send('POST', `${path}/hand-over`, {
        payload: { toPersonId: successor.userId },
      });
      expect((await held()).jobs.count).toBe(0);
      // A provider's `If-None-Match` must not match after members changed.
      const reread = ({ etag }: { etag?: unknown }) =>
        send('GET', `/Groups/${team.body.id}`, undefined, { 'if-none-match': String(etag) });
      const after = await reread(team.headers);
      expect(after.status).toBe(200);
      expect(after.body.members).toMatchObject([{ value: String(successor.userId) }]);
      expect((await reread(after.headers)).status).toBe(304);
      await send('DELETE', `/Users/${successor.userId}`);
      const left = await reread(after.headers);
      expect([left.status, left.body.members]).toEqual([200, undefined]);
      await administrator.send('POST', `/api/v1/person/${successor.userId}/reactivation`);
      expect((await reread(left.headers)).status).toBe(304);
    });

    it('the steps of the guide for SCIM work as written', async () => {
      await server().app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = server().app.server.address() as AddressInfo;
      const guide = await readFile('docs/guides/scim.md', 'utf8');
      const [given = '', ...blocks] = [...guide.matchAll(/^```bash\n([^]*?)^```/gm)].map(
        ([, commands = '']) => commands,
      );
      expect([...given.matchAll(/export (\w+)=/g)].map(([, name]) => name)).toEqual([
        'CONSOLE',
        'TOKEN',
      ]);
      const script = ['set -e', ...blocks.map((one) => one.replaceAll('\n\ncurl', '\necho\ncurl'))];
      const env = { ...process.env, CONSOLE: `http://127.0.0.1:${port}`, TOKEN: token };
      const { stdout } = await run('bash', ['-c', script.join('\necho\n')], { env });
      const [config, made, found, deactivated, team] = stdout
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
      expect(config).toMatchObject({ patch: { supported: true } });
      expect(made).toMatchObject({ userName: 'ada@example.com', active: true, title: 'Baker' });
      expect(found).toMatchObject({ totalResults: 1, Resources: [{ id: made.id }] });
      expect(deactivated).toMatchObject({ id: made.id, active: false });
      expect(team).toMatchObject({ displayName: 'Bakery hiring', members: [{ value: made.id }] });
    });
  },
  { data: 'company' },
);
