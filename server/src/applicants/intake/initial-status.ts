import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';

export interface InitialStatus {
  jobId: number;
  stageId: number | null;
  statusId: number;
}

const toBeStart = 1;

/**
 * Reads for each job the status of new applications: the default from general settings if the first stage has
 * it, else the first status of that stage.
 */
export const readInitialStatuses = async (
  db: Db,
  jobIds: readonly number[],
): Promise<Map<number, InitialStatus>> => {
  const rows = await db.many<InitialStatus>(sql`
    select job.id as "jobId", first.stage_id as "stageId",
      coalesce(first.status_id, settings.without_hiring_process_id, ${toBeStart}) as "statusId"
    from general_settings settings cross join job left join lateral (
      select pipeline_stage.stage_id, (
          select status_id from stage_status where stage_id = pipeline_stage.stage_id
          order by status_id is distinct from settings.with_hiring_process_id,
            status_id <> ${toBeStart}, sequence limit 1) as status_id
      from pipeline_stage where pipeline_stage.pipeline_id = job.pipeline_id
      order by pipeline_stage.sequence limit 1) first on true
    where job.id = any(${jobIds}::integer[])`);
  return new Map(rows.map((place) => [place.jobId, place]));
};
