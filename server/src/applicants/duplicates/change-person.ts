import sql, { join, raw } from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import { recordSuspectedDuplicates } from './suspect-duplicates';

/** Columns with personal details; equal values suggest that two records are of one person. */
const comparedColumns: ReadonlySet<string> = new Set(['email', 'phone_number', 'document_hash']);

/** Keys of `values` become column names in SQL, so never pass user input as a key. */
export const changePersonColumns = async (
  db: Db,
  id: number,
  values: Record<string, string | null | undefined>,
): Promise<void> => {
  const columns = Object.entries(values);
  if (columns.length === 0) return;
  await db.run(sql`
    update applicant set ${join(columns.map(([name, value]) => sql`${raw(name)} = ${value}`))},
      version = version + 1
    where id = ${id}`);
  if (columns.some(([name]) => comparedColumns.has(name)))
    await recordSuspectedDuplicates(db, sql`person.id = ${id}`);
};
