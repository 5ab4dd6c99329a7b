import { Logger, runMigrations } from 'graphile-worker';
import { runner } from 'node-pg-migrate';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connect, openPool } from './connect';
import { applyRoutines } from './routines';

/**
 * Milliseconds that a migration waits for a table: whoever wants the table meanwhile waits behind it. Less
 * than the second after which PostgreSQL looks for a deadlock, and might end somebody's write for it.
 */
const lockPatience = 700;
/** Milliseconds for which all who waited behind it go on, before it is tried again. */
const pause = 1_000;
/** A quarter of an hour of them. */
const mostTries = 500;

const firstMigration = '0001_texts';

/** PostgreSQL's codes of a lock that was not had in time, and of a deadlock. */
const held = new Set(['55P03', '40P01']);
const isHeld = (error: unknown): boolean => held.has((error as pg.DatabaseError).code ?? '');

/** Each step of the queue's own schema is told by its error alone. */
const silent = new Logger(() => () => undefined);

/** @throws Error for a database that was made before the first migration of today. */
const assertKnown = async (client: pg.Client): Promise<void> => {
  const { rows: found } = await client.query<{ name: string | null }>(
    `select to_regclass('migration')::text as name`,
  );
  if (!found[0]?.name) return;
  const { rows } = await client.query<{ name: string }>(
    'select name from migration order by run_on, id limit 1',
  );
  if (rows[0] && rows[0].name !== firstMigration)
    throw new Error(
      'It is of a release too old to be brought up to date. Start with an empty database or another data folder.',
    );
};

/**
 * Each migration is a transaction of its own, so that no table is held for those that follow. Functions,
 * triggers and views come after them: those that a migration needs stand in it.
 */
const migrateOnce = async (connectionString: string, dir: string): Promise<void> => {
  const client = await connect(connectionString);
  const said: string[] = [];
  try {
    await assertKnown(client);
    await client.query(`set lock_timeout = ${lockPatience}`);
    await runner({
      dbClient: client,
      dir,
      direction: 'up',
      migrationsTable: 'migration',
      checkOrder: true,
      singleTransaction: false,
      advisoryLockMode: 'wait',
      logger: {
        ...{ debug: () => undefined, info: () => undefined, warn: () => undefined },
        error: (message: string) => void said.push(message),
      },
    });
    await applyRoutines(client);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (!isHeld(error)) process.stderr.write(said.map((line) => `${line}\n`).join(''));
    throw error;
  } finally {
    await client.end();
  }
};

/**
 * Makes the tables of the queue. A pool of the queue's own would hear no losses while it ends, and a database
 * that is stopped meanwhile would end this process.
 */
const migrateQueue = async (connectionString: string): Promise<void> => {
  const pgPool = openPool({ connectionString, max: 1 });
  try {
    await runMigrations({ pgPool, logger: silent });
  } finally {
    await pgPool.end();
  }
};

/**
 * Brings the schema to the newest migration while other servers go on with it; a second server that
 * starts meanwhile waits. A server that is older than the schema leaves it as it is.
 */
export const migrate = async (
  connectionString: string,
  dir = resolve('server/migrations'),
): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      await migrateOnce(connectionString, dir);
      return await migrateQueue(connectionString);
    } catch (error) {
      if (!isHeld(error) || tries === mostTries) throw error;
      await sleep(pause);
    }
  }
};
