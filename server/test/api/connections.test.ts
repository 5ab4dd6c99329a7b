import pg from 'pg';
import sql from 'sql-template-tag';
import { openDatabase, type Database, type Transaction } from '../../src/db/database';
import { onBothDatabases } from '../server';

onBothDatabases((server, kind) => {
  let db: Database;
  let connected: jest.SpyInstance;
  beforeAll(async () => {
    connected = jest.spyOn(pg.Client.prototype, 'connect');
    db = openDatabase({ connectionString: server().connectionString, connections: 1 });
    await db.run(sql`create table note (v text)`);
  });
  beforeEach(() => connected.mockClear());
  afterAll(async () => {
    await db.close();
    connected.mockRestore();
  });

  const notes = async () =>
    (await db.many<{ v: string }>(sql`select v from note`)).map(({ v }) => v);
  const refusal = new Error('This is not allowed');

  it('a refusal in a transaction leaves nothing of it, and keeps its connection', async () => {
    const refused = db.transaction(async (tx) => {
      await tx.run(sql`insert into note (v) values ('refused')`);
      throw refusal;
    });
    await expect(refused).rejects.toBe(refusal);
    expect(await notes()).toEqual([]);
    expect(connected).not.toHaveBeenCalled();
  });

  it('so does a statement that the database refuses, in a transaction and alone', async () => {
    const wrong = sql`insert into note (v) values (1 / 0)`;
    await expect(db.transaction((tx) => tx.run(wrong))).rejects.toThrow('division by zero');
    await expect(db.run(wrong)).rejects.toThrow('division by zero');
    expect(await notes()).toEqual([]);
    expect(connected).not.toHaveBeenCalled();
  });

  it('what waits when one part fails is undone with it, and what comes later is refused', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const part = async (tx: Transaction) => {
      await tx.run(sql`select pg_sleep(0.05)`);
      // The other part has failed, and the transaction ended with it.
      late = tx.run(sql`insert into note (v) values ('late')`);
      return late;
    };
    const failed = db.transaction((tx) => Promise.all([part(tx), Promise.reject(refusal)]));
    await expect(failed).rejects.toBe(refusal);
    await expect(late).rejects.toThrow('A statement came after the end of its transaction');
    expect(await notes()).toEqual([]);
    expect(connected).not.toHaveBeenCalled();
  });

  it('a value that cannot be sent and a lost connection are followed by a new one', async () => {
    const round: Record<string, unknown> = {};
    round.round = round;
    await expect(db.run(sql`insert into note (v) values (${round})`)).rejects.toThrow('circular');
    expect(await notes()).toEqual([]);
    expect(connected).toHaveBeenCalledTimes(1);
    if (kind === 'embedded') return;
    const lost = db.transaction((tx) => tx.run(sql`select pg_terminate_backend(pg_backend_pid())`));
    await expect(lost).rejects.toThrow();
    await db.transaction((tx) => tx.run(sql`insert into note (v) values ('kept')`));
    expect(await notes()).toEqual(['kept']);
    expect(connected).toHaveBeenCalledTimes(2);
  });
});
