import { runner } from 'node-pg-migrate';
import { resolve } from 'node:path';
import pg from 'pg';

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined };

/** Brings the schema to the newest migration; a second server that starts meanwhile waits. */
export const migrate = async (connectionString: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const done = await runner({
      dbClient: client,
      dir: resolve('server/migrations'),
      direction: 'up',
      migrationsTable: 'migration',
      checkOrder: true,
      advisoryLockMode: 'wait',
      logger: { ...quiet, error: (message: string) => process.stderr.write(`${message}\n`) },
    });
    return done.map((migration) => migration.name);
  } finally {
    await client.end();
  }
};
