import sql from 'sql-template-tag';
import type { Db } from '../db/database';
import { invalidField } from '../errors';
import { closedStatus } from './job.rule';

/**
 * Makes a job live on exactly these platforms; no platform withdraws it everywhere. Runs inside the
 * caller's transaction, after the job itself was written.
 * @throws AppError when the job is closed or expired.
 */
export const setPublications = async (
  db: Db,
  jobId: number,
  platformIds: readonly number[],
  actorId: number,
): Promise<void> => {
  const job = await db.one<{ is_expired: boolean; job_status_id: number }>(
    sql`select is_expired, job_status_id from job where id = ${jobId}`,
  );
  if (platformIds.length > 0 && job?.job_status_id === closedStatus)
    throw invalidField('platformId', 'This job is closed. Open it before you publish it.');
  if (platformIds.length > 0 && job?.is_expired)
    throw invalidField(
      'platformId',
      'This job has expired. Set a later expiry date, then publish it.',
    );
  await db.run(sql`
    update publication set state = 'withdrawn', ended_at = now(), actor_id = ${actorId}
    where job_id = ${jobId} and state = 'live' and platform_id <> all(${platformIds}::integer[])`);
  if (platformIds.length > 0)
    await db.run(sql`
      insert into publication (job_id, platform_id, state, actor_id)
      select ${jobId}, id, 'live', ${actorId}
      from (select distinct unnest(${platformIds}::integer[]) as id) chosen
      on conflict (job_id, platform_id) do update
        set state = 'live', published_at = now(), ended_at = null, actor_id = excluded.actor_id,
          message = ''
        where publication.state <> 'live'`);
};
