import { startPostgres, startRun } from 'server/test/postgres';

export const databases = ['embedded', 'PostgreSQL'] as const;

export interface EmptyDatabase {
  /** What a server on it is started with. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

/** A database without any rows, of the server's own or on a PostgreSQL; undefined where there is none. */
export const emptyDatabase = async (
  kind: (typeof databases)[number],
): Promise<EmptyDatabase | undefined> => {
  if (kind === 'embedded') return { environment: {}, stop: () => Promise.resolve() };
  const endRun = await startRun();
  const database = await startPostgres();
  if (!database) return undefined;
  return {
    environment: { DATABASE_URL: database.connectionString },
    stop: async () => {
      await database.stop();
      await endRun();
    },
  };
};
