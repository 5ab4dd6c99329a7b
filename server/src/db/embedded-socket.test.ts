import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sql from 'sql-template-tag';
import { openDatabase, type Database } from './database';
import { startEmbedded, type EmbeddedDatabase } from './embedded';

jest.setTimeout(120_000);

let folder = '';
let embedded: EmbeddedDatabase;
let db: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hiring-socket-'));
  embedded = await startEmbedded(folder);
  db = openDatabase({ connectionString: embedded.connectionString, connections: 6 });
  await db.run(
    sql`create table note (id integer generated always as identity primary key, v text)`,
  );
}, 120_000);
afterAll(async () => {
  await db.close();
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
});

const readOne = async (mark: string) => {
  expect(await db.one(sql`select ${mark}::text as a`)).toEqual({ a: mark });
};
const readMany = async (mark: string) => {
  const rows = await db.many<{ b: string }>(
    sql`select ${mark}::text as b, i from generate_series(1, 20) i`,
  );
  expect(rows).toHaveLength(20);
  expect(new Set(rows.map(({ b }) => b))).toEqual(new Set([mark]));
};
const write = async (mark: string) => {
  const id = await db.transaction(async (inner) => {
    const row = await inner.one<{ id: number }>(sql`insert into note (v) values ('') returning id`);
    await inner.run(sql`update note set v = ${mark} where id = ${row?.id ?? 0}`);
    return row?.id ?? 0;
  });
  expect(await db.one(sql`select v from note where id = ${id}`)).toEqual({ v: mark });
};
const fail = () => expect(db.many(sql`select 1 / 0`)).rejects.toThrow('division by zero');
const giveUp = () =>
  expect(
    db.transaction(async (inner) => {
      await inner.run(sql`insert into note (v) values ('never')`);
      throw new Error('given up');
    }),
  ).rejects.toThrow('given up');

it('gives nobody the rows of another, whatever happens at the same time', async () => {
  const kinds = [readOne, readMany, write, fail, giveUp];
  await Promise.all(
    Array.from({ length: 12 }, async (_, worker) => {
      for (let round = 0; round < 60; round += 1)
        await kinds[(round * 7 + worker * 3) % kinds.length]?.(`${worker}-${round}`);
    }),
  );
  expect(await db.one(sql`select count(*) as n from note where v = 'never'`)).toEqual({ n: 0 });
});

it('undoes the transaction of a connection that is lost, and serves the others', async () => {
  const client = new pg.Client({ connectionString: embedded.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query("insert into note (v) values ('lost')");
  const waiting = db.one(sql`select count(*) as n from note where v = 'lost'`);
  (
    client as unknown as { connection: { stream: { destroy(): void } } }
  ).connection.stream.destroy();
  expect(await waiting).toEqual({ n: 0 });
});

it('forgets what a connection prepared when it closes', async () => {
  const client = new pg.Client({ connectionString: embedded.connectionString });
  await client.connect();
  await client.query({ name: 'mine "quoted"', text: 'select 1' });
  await expect(client.query({ name: 'broken', text: 'select from from' })).rejects.toThrow();
  await client.end();
  const left = sql`select count(*) as n from pg_prepared_statements where name = ${'mine "quoted"'}`;
  while ((await db.one<{ n: number }>(left))?.n !== 0) await sleep(20);
});
