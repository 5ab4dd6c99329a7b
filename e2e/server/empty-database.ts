import { startPostgres, startRun } from 'server/test/postgres';

export const testedDatabaseKinds = ['own', 'PostgreSQL'] as const;

export interface EmptyDatabase {
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

export const createEmptyDatabase = async (
  kind: (typeof testedDatabaseKinds)[number],
): Promise<EmptyDatabase> => {
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
