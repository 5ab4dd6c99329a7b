import sql, { type Sql } from 'sql-template-tag';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSharedReads } from './shared-reads';

/** A database that counts its reads and answers them only on `answer()`. */
const slowDatabase = () => {
  const waiting: ((failed?: Error) => void)[] = [];
  let reads = 0;
  const many = <Row>(_: Sql): Promise<Row[]> => {
    reads += 1;
    const number = reads;
    return new Promise((resolve, reject) => {
      waiting.push((failed) => (failed ? reject(failed) : resolve([number] as Row[])));
    });
  };
  return {
    many,
    reads: () => reads,
    answer: (failed?: Error) => {
      for (const end of waiting.splice(0)) end(failed);
    },
  };
};

const count = (stage: number) => sql`select count(*) from application where stage_id = ${stage}`;

test('callers with the same query share one read, and another query is read separately', async () => {
  const db = slowDatabase();
  const reads = createSharedReads(db);
  const all = Promise.all([reads.many(count(1)), reads.many(count(1)), reads.many(count(2))]);
  db.answer();
  expect(await all).toEqual([[1], [1], [2]]);
});

test('a change discards cached rows, and no later caller gets the previous ones', async () => {
  const db = slowDatabase();
  const reads = createSharedReads(db);
  const before = reads.many(count(1));
  reads.forget();
  const after = reads.many(count(1));
  // A slow read is shared for longer, so it is still cached at the next call.
  await sleep(50);
  db.answer();
  expect([await before, await after]).toEqual([[1], [2]]);
  expect(await reads.many(count(1))).toEqual([2]);
  reads.forget();
  const last = reads.many(count(1));
  db.answer();
  expect(await last).toEqual([3]);
});

test('rows are cached for ten times as long as their read took, and then read again', async () => {
  const db = slowDatabase();
  const reads = createSharedReads(db);
  const first = reads.many(count(1));
  await sleep(20);
  db.answer();
  await first;
  await sleep(5);
  expect(await reads.many(count(1))).toEqual([1]);
  const end = performance.now() + 5_000;
  while (db.reads() === 1 && performance.now() < end) {
    const next = reads.many(count(1));
    db.answer();
    await next;
    await sleep(20);
  }
  expect(db.reads()).toBe(2);
});

test('a failed read fails for all its callers, and the next caller reads again', async () => {
  const db = slowDatabase();
  const reads = createSharedReads(db);
  const failing = Promise.allSettled([reads.many(count(1)), reads.many(count(1))]);
  db.answer(new Error('The database is away'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = reads.many(count(1));
  db.answer();
  expect(await next).toEqual([2]);
});
