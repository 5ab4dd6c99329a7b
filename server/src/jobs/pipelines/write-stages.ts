import sql from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';

export const readStageIds = async (tx: Transaction, pipelineId: number): Promise<number[]> => {
  const rows = await tx.many<{ id: number }>(sql`
    select stage_id as id from pipeline_stage where pipeline_id = ${pipelineId} order by sequence`);
  return rows.map(({ id }) => id);
};

/**
 * Stores the current stages as a version for the pipeline's applications, except for those that already use
 * an earlier version.
 */
const storeEarlierVersion = async (tx: Transaction, pipelineId: number): Promise<void> => {
  const version = await tx.one<{ id: number }>(sql`
    insert into pipeline_version (pipeline_id) values (${pipelineId}) returning id`);
  await tx.run(sql`
    insert into pipeline_version_stage (version_id, stage_id, sequence)
    select ${version?.id ?? 0}, stage_id, sequence from pipeline_stage
    where pipeline_id = ${pipelineId}`);
  await tx.run(sql`
    insert into kept_pipeline (application_id, version_id)
    select application.id, ${version?.id ?? 0}
    from application join job on job.id = application.job_id
    where job.pipeline_id = ${pipelineId}
    on conflict (application_id) do nothing`);
};

/** Applications whose stored version equals the current stages use the current pipeline again. */
const deleteSameVersions = async (tx: Transaction, pipelineId: number): Promise<void> => {
  await tx.run(sql`
    delete from kept_pipeline using pipeline_version version
    where version.id = kept_pipeline.version_id and version.pipeline_id = ${pipelineId}
      and array(select stage_id from pipeline_version_stage
          where version_id = version.id order by sequence)
        = array(select stage_id from pipeline_stage
          where pipeline_id = ${pipelineId} order by sequence)`);
  await tx.run(sql`
    delete from pipeline_version version where version.pipeline_id = ${pipelineId}
      and not exists (select from kept_pipeline where version_id = version.id)
      and not exists (select from kept_before_move where version_id = version.id)`);
};

/**
 * Applications of the pipeline continue to use the previous stages.
 * @throws AppError when a stage does not exist.
 */
export const writePipelineStages = async (
  tx: Transaction,
  pipelineId: number,
  ids: readonly number[],
): Promise<void> => {
  const before = await readStageIds(tx, pipelineId);
  if (before.join() === ids.join()) return;
  const known = await tx.many(
    sql`select id from stage where id = any(${[...ids]}::integer[]) for share`,
  );
  if (known.length < ids.length) throw invalidField('stage', messages.setup.goneStage);
  if (before.length > 0) await storeEarlierVersion(tx, pipelineId);
  await tx.run(sql`delete from pipeline_stage where pipeline_id = ${pipelineId}`);
  await tx.run(sql`
    insert into pipeline_stage (pipeline_id, stage_id, sequence)
    select ${pipelineId}, id, place
    from unnest(${[...ids]}::integer[]) with ordinality as given (id, place)`);
  await deleteSameVersions(tx, pipelineId);
};
