import sql, { empty } from 'sql-template-tag';
import type { Db } from '../../platform/db/database';

export interface MovedApplications {
  ids: number[];
  jobIds: number[];
}

export const moveApplications = async (
  db: Db,
  from: number,
  to: number,
  ids?: readonly number[],
): Promise<MovedApplications> => {
  const rows = await db.many<{ id: number; job_id: number }>(sql`
    update application set applicant_id = ${to}
    where applicant_id = ${from} ${ids ? sql`and id = any(${ids}::integer[])` : empty}
    returning id, job_id`);
  return {
    ids: rows.map(({ id }) => id),
    jobIds: [...new Set(rows.map(({ job_id }) => job_id))],
  };
};
