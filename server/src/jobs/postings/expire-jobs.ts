import sql from 'sql-template-tag';
import { audit, type AuditedRecord } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { takeAdvisoryLock } from '../../platform/db/locks';
import { announceJobs } from '../../platform/realtime/changes';

/**
 * Expires jobs after their expiry date, and reactivates those with a later date or after a change of the time
 * zone.
 */
export const expireJobs = (db: Db, today: string): Promise<void> =>
  db.transaction(async (inner) => {
    await takeAdvisoryLock(inner, 'expiry');
    const changed = await inner.many<{ id: number }>(sql`
      update job set is_expired = not is_expired
      where (expiry_date < ${today} and not is_expired)
        or (is_expired and (expiry_date is null or expiry_date >= ${today}))
      returning id`);
    if (changed.length === 0) return;
    announceJobs(
      inner,
      changed.map(({ id }) => id),
    );
    const ended = await inner.many<AuditedRecord>(sql`
      with ended as (
        update publication set state = 'expired', ended_at = now()
        from job where job.id = publication.job_id and job.is_expired and publication.state = 'live'
        returning publication.job_id, publication.platform_id, job.group_id, job.title)
      select job_id as id, title as name, group_id as "groupId",
        json_build_object('platformId', json_agg(platform_id)) as details
      from ended group by job_id, group_id, title`);
    await audit(inner, null, 'job.expire', ended);
  });
