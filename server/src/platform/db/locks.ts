import sql from 'sql-template-tag';
import { connectClient } from './connect';
import type { Db } from './database';

/** Numbers of PostgreSQL's advisory locks. */
const lockNumbers = {
  setup: 4_201,
  people: 4_202,
  start: 4_203,
  expiry: 4_204,
  administrators: 4_205,
  'starter-set': 4_206,
  directory: 4_207,
  'payout-export': 4_208,
};
type LockName = keyof typeof lockNumbers;

export const takeAdvisoryLock = (db: Db, work: LockName): Promise<unknown> =>
  db.run(sql`select pg_advisory_xact_lock(${lockNumbers[work]})`);

export const runExclusively = async <Result>(
  connectionString: string,
  work: LockName,
  run: () => Promise<Result>,
): Promise<Result> => {
  const client = await connectClient(connectionString);
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumbers[work]]);
    return await run();
  } finally {
    await client.end();
  }
};
