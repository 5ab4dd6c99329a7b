import sql, { type Sql } from 'sql-template-tag';
import { where } from '../access/scope';
import type { Actor } from '../access/actor';
import type { Database } from '../db/database';
import { AppError } from '../errors';

interface Doomed {
  id: number;
  applicant_id: number;
}

/** Deletes applications whole or not at all, with people who then have none; the log keeps ids only. */
export const deleteApplications = (
  db: Database,
  actor: Actor,
  ids: readonly number[],
  /** Predicate over alias `job`: whose applications the person may delete. */
  scope: Sql,
): Promise<number> =>
  db.transaction(async (inner) => {
    const doomed = await inner.many<Doomed>(sql`
      select application.id, application.applicant_id
      from application join job on job.id = application.job_id
      ${where([sql`application.id = any(${ids}::integer[])`, scope])}
      order by application.id for update of application`);
    if (doomed.length === 0) throw new AppError('NOT_FOUND');
    const found = doomed.map(({ id }) => id);
    await inner.run(sql`
      insert into audit_entry (actor_id, action, subject, subject_id, group_id, details)
      select ${actor.userId}, 'application.delete', 'application', application.id, job.group_id,
        jsonb_build_object('jobId', job.id)
      from application join job on job.id = application.job_id
      where application.id = any(${found}::integer[])`);
    await inner.run(sql`delete from application where id = any(${found}::integer[])`);
    await inner.run(sql`
      delete from applicant where id = any(${doomed.map((one) => one.applicant_id)}::integer[])
        and not exists (select 1 from application where applicant_id = applicant.id)`);
    return doomed.length;
  });
