import sql, { type Sql } from 'sql-template-tag';

/** `kept.version_id` is null where the application uses its job's current pipeline. */
export const earlierVersionJoin = sql`left join kept_pipeline kept on kept.application_id = application.id`;

export const selectStagesOfVersion = (pipelineId: Sql, versionId: Sql): Sql => sql`(
  select stage_id, sequence from pipeline_stage
  where pipeline_id = ${pipelineId} and ${versionId} is null
  union all
  select stage_id, sequence from pipeline_version_stage where version_id = ${versionId})`;
