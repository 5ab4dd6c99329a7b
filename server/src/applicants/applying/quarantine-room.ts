import sql, { type Sql } from 'sql-template-tag';
import type { QuarantineRoom } from '../../../contract/applicants/applying/held-application';
import type { Db } from '../../platform/db/database';

/** Applications; beyond, no more are accepted, and senders read that. */
export const maxInQuarantine = 20_000;
/** Bytes of all files in the quarantine. */
export const maxBytesInQuarantine = 2 * 1024 ** 3;

/** `jobs` is a predicate over alias `job`. */
export const readQuarantineRoom = async (db: Db, jobs: Sql): Promise<QuarantineRoom> => {
  const room = await db.one<QuarantineRoom>(sql`
    select floor(100 * greatest(count(*)::numeric / ${maxInQuarantine},
        coalesce(sum(bytes), 0) / ${maxBytesInQuarantine}))::integer as percent,
      (select to_json(min(held_at)) #>> '{}' from held_application held
        join job on job.id = held.job_id where ${jobs}) as "oldestAt"
    from held_application`);
  return room ?? { percent: 0, oldestAt: null };
};
