import sql, { type Sql } from 'sql-template-tag';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { createSharedLimit } from '../../../src/platform/http/shared-limit';
import { onDatabase } from '../../server';

onDatabase((server) => {
  /** Longer than any test. */
  const milliseconds = 10 ** 9;
  let underWay = 0;
  const limitOf = (most: number) =>
    createSharedLimit({
      db: {
        ...server().db,
        one: <Row>(statement: Sql) => {
          underWay += 1;
          return server()
            .db.one<Row>(statement)
            .finally(() => (underWay -= 1));
        },
      },
      most,
      milliseconds,
      hash: (text) => text,
      failed: (error) => {
        throw error;
      },
    });
  const rows = async () =>
    (await server().db.many<{ calls: number }>(sql`select calls from call_count`)).map(
      ({ calls }) => calls,
    );
  const untilCounted = async (count: number) => {
    while ((await rows()).reduce((sum, calls) => sum + calls, 0) < count) await sleep(5);
    while (underWay > 0) await sleep(5);
  };
  beforeEach(() => server().db.run(sql`delete from call_count`));

  it('a caller with few calls is accepted without a database statement', async () => {
    const wait = limitOf(100);
    for (const caller of ['one', 'other'])
      for (let n = 0; n < 4; n += 1) expect(wait(caller)).toBe(0);
    for (let n = 0; n < 5; n += 1) wait('often');
    await untilCounted(5);
    expect(await rows()).toEqual([5]);
  });

  it('calls of one caller are counted over several servers, and each caller is counted separately', async () => {
    const servers = [limitOf(100), limitOf(100), limitOf(100)];
    let passed = 0;
    for (let n = 0; n < 300; n += 1) {
      if (servers[n % 3]?.('busy') === 0) passed += 1;
      // Servers share their counts every five calls; the test waits for that.
      if (n % 15 === 14) await untilCounted(Math.min(n + 1, 90));
    }
    expect(passed).toBeGreaterThanOrEqual(100);
    expect(passed).toBeLessThanOrEqual(115);
    expect(servers[0]?.('busy')).toBeGreaterThan(0);
    expect(servers[0]?.('calm')).toBe(0);
    for (const calls of await rows()) expect(calls).toBeLessThanOrEqual(115);
  });

  it('counts of calls are deleted when their time window has ended', async () => {
    await server().db.run(sql`
      insert into call_count (key_hash, calls, ends_at) values ('old', 9, now() - interval '1 s')`);
    const wait = limitOf(20);
    wait('someone');
    while (!isDeepStrictEqual(await rows(), [1])) await sleep(5);
  });
});
