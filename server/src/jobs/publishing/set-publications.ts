import sql, { type Sql } from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import { audit, type AuditedRecord } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { updateJobSlug } from '../careers/job-slug';
import { enqueuePublicationCheck } from './check-publications';
import { assertPublishable, type PublishableJob } from './publishing.rule';

/** Changes publications. `statement` must return `job_id` and `platform_id`. Returns the number of jobs. */
const changePublications = async (
  db: Db,
  actorId: number,
  action: 'job.publish' | 'job.withdraw',
  statement: Sql,
): Promise<number> => {
  const jobs = await db.many<AuditedRecord>(sql`
    with changed as (${statement})
    select job.id, job.title as name, job.group_id as "groupId",
      json_build_object('platformId', json_agg(platform_id order by platform_id)) as details
    from changed join job on job.id = changed.job_id group by job.id`);
  await audit(db, actorId, action, jobs);
  return jobs.length;
};

/** Ends publications on all but the given platforms; returns the number of changed jobs. */
export const withdrawPublications = (
  db: Db,
  jobIds: readonly number[],
  actorId: number,
  staying: readonly number[] = [],
): Promise<number> =>
  changePublications(
    db,
    actorId,
    'job.withdraw',
    sql`
      update publication set state = 'withdrawn', ended_at = now(), actor_id = ${actorId}
      where job_id = any(${jobIds}::integer[]) and state = 'live'
        and platform_id <> all(${staying}::integer[])
      returning job_id, platform_id`,
  );

const publishToPlatforms = (
  db: Db,
  jobId: number,
  platformIds: readonly number[],
  actorId: number,
): Promise<number> =>
  changePublications(
    db,
    actorId,
    'job.publish',
    sql`
      insert into publication (job_id, platform_id, state, actor_id)
      select ${jobId}, id, 'live', ${actorId}
      from (select distinct unnest(${platformIds}::integer[]) as id) chosen
      on conflict (job_id, platform_id) do update
        set state = 'live', published_at = now(), ended_at = null, actor_id = excluded.actor_id,
          message = '', checked_at = null, seen_at = null, drift = ''
        where publication.state <> 'live'
      returning job_id, platform_id`,
  );

/**
 * @throws AppError when a feed is chosen without the careers site, to which the feed's links lead.
 */
const assertFeedsLead = async (db: Db, platformIds: readonly number[]): Promise<void> => {
  const chosen = await db.many<{ type: string }>(sql`
    select distinct type from platform where id = any(${platformIds}::integer[])`);
  const types = new Set(chosen.map(({ type }) => type));
  if (types.has('feed') && !types.has('careers-page'))
    throw invalidField('platformId', messages.job.feedAlone);
};

/**
 * Publishes the job on the given platforms; an empty list withdraws it everywhere. Returns true if
 * a publication changed.
 * @throws AppError when the job is closed, expired, or lacks a mandatory field.
 */
export const setPublications = async (
  db: Db,
  jobId: number,
  platformIds: readonly number[],
  actorId: number,
): Promise<boolean> => {
  if (platformIds.length > 0) {
    const job = await db.one<PublishableJob>(sql`select * from job where id = ${jobId}`);
    if (!job) throw new AppError('NOT_FOUND');
    assertPublishable(job);
    await assertFeedsLead(db, platformIds);
  }
  const withdrawn = await withdrawPublications(db, [jobId], actorId, platformIds);
  const published =
    platformIds.length > 0 ? await publishToPlatforms(db, jobId, platformIds, actorId) : 0;
  if (published > 0) {
    await updateJobSlug(db, jobId);
    await enqueuePublicationCheck(db, jobId);
  }
  return withdrawn + published > 0;
};
