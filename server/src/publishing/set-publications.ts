import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '../db/database';
import { AppError } from '../errors';
import { expectPublishable, type Publishable } from './publishing.rule';

const leaveLines = (actorId: number, action: string, changed: Sql): Sql => sql`
  insert into audit_entry (actor_id, action, subject, subject_id, group_id, details)
  select ${actorId}, ${action}, 'job', job.id, job.group_id,
    jsonb_build_object('platformId', jsonb_agg(platform_id order by platform_id))
  from ${changed} join job on job.id = changed.job_id group by job.id`;

/** Ends what is live, except on platforms that stay; always allowed. Answers the number of jobs. */
export const withdraw = (
  db: Db,
  jobIds: readonly number[],
  actorId: number,
  staying: readonly number[] = [],
): Promise<number> =>
  db.run(sql`
    with changed as (
      update publication set state = 'withdrawn', ended_at = now(), actor_id = ${actorId}
      where job_id = any(${jobIds}::integer[]) and state = 'live'
        and platform_id <> all(${staying}::integer[])
      returning job_id, platform_id)
    ${leaveLines(actorId, 'job.withdraw', sql`changed`)}`);

const publish = (
  db: Db,
  jobId: number,
  platformIds: readonly number[],
  actorId: number,
): Promise<number> =>
  db.run(sql`
    with changed as (
      insert into publication (job_id, platform_id, state, actor_id)
      select ${jobId}, id, 'live', ${actorId}
      from (select distinct unnest(${platformIds}::integer[]) as id) chosen
      on conflict (job_id, platform_id) do update
        set state = 'live', published_at = now(), ended_at = null, actor_id = excluded.actor_id,
          message = ''
        where publication.state <> 'live'
      returning job_id, platform_id)
    ${leaveLines(actorId, 'job.publish', sql`changed`)}`);

/**
 * Makes a job live on exactly these platforms; no platform withdraws it everywhere. There is one
 * record for each platform; what it went through is in the audit log. Runs inside the caller's
 * transaction, after the job itself was written. Answers whether anything changed.
 * @throws AppError when the job is closed, expired, or lacks a mandatory field.
 */
export const setPublications = async (
  db: Db,
  jobId: number,
  platformIds: readonly number[],
  actorId: number,
): Promise<boolean> => {
  if (platformIds.length > 0) {
    const job = await db.one<Publishable>(sql`select * from job where id = ${jobId}`);
    if (!job) throw new AppError('NOT_FOUND');
    expectPublishable(job);
  }
  const withdrawn = await withdraw(db, [jobId], actorId, platformIds);
  const published = platformIds.length > 0 ? await publish(db, jobId, platformIds, actorId) : 0;
  return withdrawn + published > 0;
};
