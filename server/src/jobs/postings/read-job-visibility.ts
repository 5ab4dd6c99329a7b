import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';

/**
 * Values of the job that decide who may see it, as a text to compare; undefined if the job does not exist.
 */
export const readJobVisibility = async (db: Db, id: number): Promise<string | undefined> => {
  const row = await db.one<{ reach: string }>(sql`
    select json_build_array(group_id, recruiting_manager_id, hiring_manager_id,
      is_published and not is_expired,
      array(select user_id from job_user where job_id = job.id order by user_id))::text as reach
    from job where id = ${id}`);
  return row?.reach;
};
