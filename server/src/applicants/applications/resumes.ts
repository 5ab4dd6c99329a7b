import sql, { type Sql } from 'sql-template-tag';
import type { Db, Transaction } from '../../platform/db/database';
import { deleteFiles } from '../../platform/files/file-changes';

/** Ids of the resumes and answered files of applications; call it before they are deleted. */
export const readResumeIds = async (db: Db, applications: Sql): Promise<string[]> => {
  const rows = await db.many<{ id: string }>(sql`
    select resume_file_id as id from application
    where resume_file_id is not null and ${applications}
    union select file_id from question_answer
    where file_id is not null and application_id in (
      select id from application where ${applications})
    union select file_id from asked_question
    where file_id is not null and application_id in (
      select id from application where ${applications})`);
  return rows.map(({ id }) => id);
};

export const deleteUnusedResumes = async (
  tx: Transaction,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  const kept = new Set(await readResumeIds(tx, sql`resume_file_id = any(${ids}::uuid[])`));
  await deleteFiles(
    tx,
    ids.filter((id) => !kept.has(id)),
  );
};
