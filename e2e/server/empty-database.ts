import { startPostgres, startRun } from 'server/test/postgres';

export const databases = ['own', 'PostgreSQL'] as const;

export interface EmptyDatabase {
  /** What a server on it is started with. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

/** A database without any rows: the server's own, or one on a PostgreSQL server. */
export const emptyDatabase = async (kind: (typeof databases)[number]): Promise<EmptyDatabase> => {
  if (kind === 'own') return { environment: {}, stop: () => Promise.resolve() };
  const endRun = await startRun();
  const database = await startPostgres();
  return {
    environment: { DATABASE_URL: database.connectionString },
    stop: async () => {
      await database.stop();
      await endRun();
    },
  };
};
