import { Logger, runMigrations } from 'graphile-worker';
import { runner } from 'node-pg-migrate';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connectClient, openPool } from './connect';
import { applyRoutines } from './routines';

/**
 * Milliseconds to wait for a table lock, since later statements wait behind it. Less than PostgreSQL's
 * deadlock check (one second), which might cancel another client's write.
 */
const lockPatience = 700;
/** Milliseconds for the waiting statements to run before the next try. */
const retryMilliseconds = 1_000;
const maxTries = 500;

const firstMigration = '0001_texts';

/** PostgreSQL's codes for a lock timeout and for a deadlock. */
const lockErrorCodes = new Set(['55P03', '40P01']);
const isLockError = (error: unknown): boolean =>
  lockErrorCodes.has((error as pg.DatabaseError).code ?? '');

const silentLogger = new Logger(() => () => undefined);

/** @throws Error for a database that is older than the first migration. */
const assertKnownMigrations = async (client: pg.Client): Promise<void> => {
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
 * Each migration has its own transaction, so that no table stays locked during the next ones. Routines and
 * views are applied afterwards; a migration that needs one creates it itself.
 */
const migrateOnce = async (connectionString: string, dir: string): Promise<void> => {
  const client = await connectClient(connectionString);
  const errors: string[] = [];
  try {
    await assertKnownMigrations(client);
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
        error: (message: string) => void errors.push(message),
      },
    });
    await applyRoutines(client);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (!isLockError(error)) process.stderr.write(errors.map((line) => `${line}\n`).join(''));
    throw error;
  } finally {
    await client.end();
  }
};

/** The pool needs an error listener: without it, a database that stops would end the process. */
const migrateQueue = async (connectionString: string): Promise<void> => {
  const pgPool = openPool({ connectionString, max: 1 });
  try {
    await runMigrations({ pgPool, logger: silentLogger });
  } finally {
    await pgPool.end();
  }
};

/**
 * Other servers may run meanwhile, and a second one that starts waits. A server that is older than the schema
 * changes nothing.
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
      if (!isLockError(error) || tries === maxTries) throw error;
      await sleep(retryMilliseconds);
    }
  }
};
