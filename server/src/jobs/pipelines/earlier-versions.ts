import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';

/** An application that still uses an earlier version of its pipeline. */
interface EarlierVersion {
  applicationId: number;
  versionId: number;
}

/**
 * Makes applications use the current version of their pipelines; returns the versions that they used before.
 */
export const switchToCurrentPipelines = (
  db: Db,
  applicationIds: readonly number[],
): Promise<readonly EarlierVersion[]> =>
  db.many<EarlierVersion>(sql`
    delete from kept_pipeline where application_id = any (${[...applicationIds]}::integer[])
    returning application_id as "applicationId", version_id as "versionId"`);

/**
 * Restores the earlier versions for applications that are still in one of their stages; returns the number of
 * applications.
 */
export const restoreEarlierVersions = async (
  db: Db,
  kept: readonly EarlierVersion[],
): Promise<number> => {
  const back = await db.many(sql`
    insert into kept_pipeline (application_id, version_id)
    select application.id, given.version_id
    from unnest(${kept.map((one) => one.applicationId)}::integer[],
        ${kept.map((one) => one.versionId)}::integer[]) as given (application_id, version_id)
      join application on application.id = given.application_id
      join pipeline_version_stage way
        on way.version_id = given.version_id and way.stage_id = application.stage_id
    on conflict (application_id) do update set version_id = excluded.version_id
    returning application_id`);
  return back.length;
};

/**
 * Makes the job's applications stop using versions of its former pipeline, when the job gets a new pipeline.
 */
export const deleteEarlierVersions = async (db: Db, jobId: number): Promise<void> => {
  await db.run(sql`
    delete from kept_pipeline using application
    where application.id = kept_pipeline.application_id and application.job_id = ${jobId}`);
};
