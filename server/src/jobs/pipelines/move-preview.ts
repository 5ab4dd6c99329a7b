import sql from 'sql-template-tag';
import type { Landing } from '../../../contract/jobs/pipelines/pipeline';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { findTargetStage } from './stage-order.rule';
import { earlierVersionApplicationsSql } from './pipelines.list';

interface StageGroup {
  from: { id: number; name: string };
  applicants: number;
  earlier: number[];
}

interface PipelineStages {
  version: number;
  stages: Landing['stages'];
}

const readPipelineStages = async (db: Db, id: number): Promise<PipelineStages> => {
  const pipeline = await db.one<PipelineStages>(sql`
    select version, coalesce((
      select json_agg(json_build_object('id', stage.id, 'name', stage.name) order by sequence)
      from pipeline_stage join stage on stage.id = stage_id where pipeline_id = pipeline.id), '[]')
      as stages
    from pipeline where id = ${id}`);
  if (!pipeline) throw new AppError('NOT_FOUND');
  return pipeline;
};

export const readMovePreview = async (db: Db, id: number): Promise<Landing> => {
  const { version, stages } = await readPipelineStages(db, id);
  const groups = await db.many<StageGroup>(sql`
    select json_build_object('id', stage.id, 'name', stage.name) as from, grouped.applicants,
      array(select stage_id from pipeline_version_stage
        where version_id = grouped.latest order by sequence) as earlier
    from (
      select application.stage_id, count(*) as applicants, max(version.id) as latest
      ${earlierVersionApplicationsSql} where version.pipeline_id = ${id} and application.stage_id is not null
      group by application.stage_id) grouped
      join stage on stage.id = grouped.stage_id
    order by array_position(array(select stage_id from pipeline_version_stage
      where version_id = grouped.latest order by sequence), stage.id)`);
  const now = stages.map((stage) => stage.id);
  return {
    applicants: groups.reduce((sum, { applicants }) => sum + applicants, 0),
    groups: groups.map(({ from, applicants, earlier }) => ({
      from,
      applicants,
      to: findTargetStage(from.id, earlier, now) ?? from.id,
    })),
    stages,
    version,
  };
};
