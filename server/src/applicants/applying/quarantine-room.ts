import sql, { type Sql } from 'sql-template-tag';
import type { QuarantineRoom } from '../../../contract/applicants/applying/held-application';
import type { Db } from '../../platform/db/database';

/** Maximum of applications in quarantine; senders of further ones are asked to try later. */
export const maxQuarantinedApplications = 20_000;
export const maxQuarantineBytes = 2 * 1024 ** 3;

/** `jobs` is a predicate over alias `job`. */
export const readQuarantineUsage = async (db: Db, jobs: Sql): Promise<QuarantineRoom> => {
  const room = await db.one<QuarantineRoom>(sql`
    select floor(100 * greatest(count(*)::numeric / ${maxQuarantinedApplications},
        coalesce(sum(bytes), 0) / ${maxQuarantineBytes}))::integer as percent,
      (select to_json(min(held_at)) #>> '{}' from held_application held
        join job on job.id = held.job_id where ${jobs}) as "oldestAt"
    from held_application`);
  return room ?? { percent: 0, oldestAt: null };
};
