import { openDatabase } from '../src/db/database';
import { seedInBulk } from '../src/seed/bulk';
import { seedCompany } from '../src/seed/seed-company';
import { dayOffset } from './api/job-parts';

/**
 * The rows that a database begins with: none but those of the migrations, the demo's company, or the
 * company with many more jobs and applications, or with referrals and their payouts as well.
 */
export type TestData =
  'empty' | 'company' | { jobs: number; applications: number; referrals?: number };

/** Also the name of its template, so in lower case and without blanks. */
export const nameOf = (data: TestData): string =>
  typeof data === 'string'
    ? data
    : Object.entries(data)
        .map(([rows, count]) => `${rows}_${count}`)
        .join('_');

/** Fills a migrated database. */
export const fill = async (connectionString: string, data: TestData): Promise<void> => {
  if (data === 'empty') return;
  const db = openDatabase({ connectionString, connections: 1 });
  const today = dayOffset(0);
  await seedCompany(db, { today });
  if (data !== 'company') await seedInBulk(db, { ...data, today });
  await db.close();
};
