import { openDatabase } from '../src/platform/db/database';
import { seedInBulk } from '../bench/seed-in-bulk';
import { seedCompany } from '../demo/seed-company';
import { dayOffset } from './api/job-parts';

/**
 * What is added to the demo's company for tests of many rows. Few of them, and large enough for all who
 * use one: each is filled once in a run.
 */
export const bulkRows = {
  jobs: { jobs: 5_000, applications: 0, referrals: 0 },
  applications: { jobs: 60, applications: 5_000, referrals: 0 },
  many_applications: { jobs: 400, applications: 20_000, referrals: 0 },
  referrals: { jobs: 100, applications: 0, referrals: 12_000 },
};

/**
 * The rows that a database begins with: none but those of the migrations, the demo's company, or the
 * company with many more of something. Also the name of its template, so in lower case and without dashes.
 */
export type TestData = 'empty' | 'company' | keyof typeof bulkRows;

/** The rows that others are added to. */
export const baseOf = (data: TestData): TestData => (data === 'company' ? 'empty' : 'company');

/** Adds its rows to a database that has those of its base. */
export const fill = async (
  connectionString: string,
  data: Exclude<TestData, 'empty'>,
): Promise<void> => {
  const db = openDatabase({ connectionString, connections: 1 });
  const today = dayOffset(0);
  await (data === 'company'
    ? seedCompany(db, { today })
    : seedInBulk(db, { ...bulkRows[data], today }));
  await db.close();
};
