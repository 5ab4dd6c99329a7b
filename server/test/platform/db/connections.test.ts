import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sql from 'sql-template-tag';
import { openDatabase, type Database, type Transaction } from '../../../src/platform/db/database';
import { onDatabase } from '../../server';

const name = 'notes';
const isOurs = (client: unknown): boolean =>
  (client as { connectionParameters: Record<string, unknown> }).connectionParameters
    .application_name === name;

onDatabase((server) => {
  let db: Database;
  let connected: jest.SpyInstance;
  beforeAll(async () => {
    connected = jest.spyOn(pg.Client.prototype, 'connect');
    const address = new URL(server().connectionString);
    address.searchParams.set('application_name', name);
    db = openDatabase({ connectionString: address.href, connections: 1 });
    await db.run(sql`create table note (v text)`);
  });
  beforeEach(() => connected.mockClear());
  afterAll(async () => {
    await db.close();
    connected.mockRestore();
  });

  const notes = async () =>
    (await db.many<{ v: string }>(sql`select v from note`)).map(({ v }) => v);
  const connections = () => connected.mock.contexts.filter(isOurs).length;
  const refusal = new Error('This is not allowed');

  it('a refused transaction is rolled back, and its connection is used again', async () => {
    const refused = db.transaction(async (tx) => {
      await tx.run(sql`insert into note (v) values ('refused')`);
      throw refusal;
    });
    await expect(refused).rejects.toBe(refusal);
    expect(await notes()).toEqual([]);
    expect(connections()).toBe(0);
  });

  it('a failed statement is rolled back, and its connection is used again', async () => {
    const wrong = sql`insert into note (v) values (1 / 0)`;
    await expect(db.transaction((tx) => tx.run(wrong))).rejects.toThrow('division by zero');
    await expect(db.run(wrong)).rejects.toThrow('division by zero');
    expect(await notes()).toEqual([]);
    expect(connections()).toBe(0);
  });

  it('a failing transaction undoes its waiting statements, and refuses later ones', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const part = async (tx: Transaction) => {
      await tx.run(sql`select pg_sleep(0.05)`);
      // The transaction is already rolled back here.
      late = tx.run(sql`insert into note (v) values ('late')`);
      return late;
    };
    const failed = db.transaction((tx) => Promise.all([part(tx), Promise.reject(refusal)]));
    await expect(failed).rejects.toBe(refusal);
    await expect(late).rejects.toThrow('A statement came after the end of its transaction');
    expect(await notes()).toEqual([]);
    expect(connections()).toBe(0);
  });

  it('a connection on which a value could not be sent is replaced by a new one', async () => {
    const round: Record<string, unknown> = {};
    round.round = round;
    await expect(db.run(sql`insert into note (v) values (${round})`)).rejects.toThrow('circular');
    expect(await notes()).toEqual([]);
    expect(connections()).toBe(1);
  });

  it('a connection lost in the middle of a transaction is replaced by a new one', async () => {
    const lost = db.transaction((tx) => tx.run(sql`select pg_terminate_backend(pg_backend_pid())`));
    await expect(lost).rejects.toThrow();
    await db.transaction((tx) => tx.run(sql`insert into note (v) values ('kept')`));
    expect(await notes()).toEqual(['kept']);
    expect(connections()).toBe(1);
  });

  it('a server that repeatedly loses its database connections continues, and loses no stored record', async () => {
    const caller = await server().signInAs('administrator');
    const client = new pg.Client({ connectionString: server().connectionString });
    await client.connect();
    const made: string[] = [];
    const refused = new Set<number>();
    let ends = false;
    const write = async (worker: number) => {
      for (let at = 0; !ends; at += 1) {
        const source = `Fair ${worker} ${at}`;
        const payload = { source, identifier: `fair-${worker}-${at}` };
        const answer = await caller.send('POST', '/api/v1/applicant-source', { payload });
        if (answer.statusCode === 200) made.push(source);
        else refused.add(answer.statusCode);
      }
    };
    const writing = [1, 2, 3, 4].map(write);
    for (let round = 0; round < 20; round += 1) {
      const before = made.length;
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      while (made.length < before + 4) await sleep(5);
    }
    ends = true;
    await Promise.all(writing);
    await client.end();
    const kept = await server().db.many<{ name: string }>(sql`select name from applicant_source`);
    expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(made));
    expect([...refused].filter((status) => status !== 503)).toEqual([]);
  });
});
