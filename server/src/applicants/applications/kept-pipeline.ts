import sql, { type Sql } from 'sql-template-tag';

/** The earlier stages that an application keeps, as `kept.version_id`; null where it goes by its job's pipeline. */
export const keptPipeline = sql`left join kept_pipeline kept on kept.application_id = application.id`;

/** The stages of a pipeline, or of a version of it that is kept; each with its `sequence`. */
export const stagesOf = (pipelineId: Sql, versionId: Sql): Sql => sql`(
  select stage_id, sequence from pipeline_stage
  where pipeline_id = ${pipelineId} and ${versionId} is null
  union all
  select stage_id, sequence from pipeline_version_stage where version_id = ${versionId})`;
