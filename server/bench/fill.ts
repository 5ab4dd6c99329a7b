import { openDatabase } from '../src/platform/db/database';
import { seedInBulk } from './seed-in-bulk';
import { seedCompany } from '../demo/seed-company';

export const fillDatabase = async (
  connectionString: string,
  applications: number,
  referrals = 0,
): Promise<void> => {
  const db = openDatabase({ connectionString, connections: 1, statementTimeout: 3_600_000 });
  const today = new Date().toISOString().slice(0, 10);
  await seedCompany(db, { today });
  const jobs = Math.ceil((applications + referrals) / 500);
  await seedInBulk(db, { jobs, applications, referrals, today });
  await db.close();
};
