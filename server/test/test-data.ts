import { openDatabase } from '../src/platform/db/database';
import { seedInBulk } from '../bench/seed-in-bulk';
import { seedCompany } from '../demo/seed-company';
import { toDayAfterToday } from './jobs/postings/job-parts';

/** Each set is built once in a run, so a few large ones serve all tests. */
export const bulkRows = {
  jobs: { jobs: 5_000, applications: 0, referrals: 0 },
  applications: { jobs: 60, applications: 5_000, referrals: 0 },
  many_applications: { jobs: 400, applications: 20_000, referrals: 0 },
  referrals: { jobs: 100, applications: 0, referrals: 12_000 },
};

/** Each value is also part of a database name, so it is lower-case without dashes. */
export type TestData = 'empty' | 'company' | keyof typeof bulkRows;

export const getBaseData = (data: TestData): TestData => (data === 'company' ? 'empty' : 'company');

export const fillDatabase = async (
  connectionString: string,
  data: Exclude<TestData, 'empty'>,
): Promise<void> => {
  const db = openDatabase({ connectionString, connections: 1 });
  const today = toDayAfterToday(0);
  await (data === 'company'
    ? seedCompany(db, { today })
    : seedInBulk(db, { ...bulkRows[data], today }));
  await db.close();
};
