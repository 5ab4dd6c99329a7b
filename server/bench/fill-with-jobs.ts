import { openDatabase } from '../src/platform/db/database';
import { seedCompany } from '../demo/seed-company';
import { seedInBulk } from './seed-in-bulk';

export const fillWithJobs = async (connectionString: string, jobs: number): Promise<void> => {
  const db = openDatabase({ connectionString, connections: 1, statementTimeout: 600_000 });
  const today = new Date().toISOString().slice(0, 10);
  await seedCompany(db, { today });
  await seedInBulk(db, { jobs: jobs - 60, applications: jobs, today });
  await db.close();
};
