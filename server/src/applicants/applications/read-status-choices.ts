import sql, { type Sql } from 'sql-template-tag';
import type {
  StatusChoice,
  StatusOptions,
} from '../../../contract/applicants/applications/application-status';
import type { Db } from '../../platform/db/database';
import { selectStagesOfVersion } from './pipeline-version';

const statusChoiceJson = sql`json_build_object('id', status.id, 'name', status.name, 'category', status.category)`;

export type StageOptions = StatusOptions['stages'];

/** Statuses of a stage in order; undefined when the stage does not exist. */
export const readStageStatuses = async (
  db: Db,
  stageId: number,
): Promise<StatusChoice[] | undefined> => {
  const row = await db.one<{ statuses: StatusChoice[] }>(sql`
    select (
      select coalesce(json_agg(${statusChoiceJson} order by stage_status.sequence), '[]')
      from stage_status join status on status.id = stage_status.status_id
      where stage_status.stage_id = stage.id) as statuses
    from stage where stage.id = ${stageId}`);
  return row?.statuses;
};

const readStatusChoices = async (db: Db, condition: Sql): Promise<StatusChoice[]> => {
  const row = await db.one<{ statuses: StatusChoice[] }>(sql`
    select coalesce(json_agg(${statusChoiceJson}
      order by status.id <> 1, status.id = 2, status.category = 'hired', status.id), '[]') as statuses
    from status where ${condition}`);
  return row?.statuses ?? [];
};

/** Statuses for jobs without a pipeline: those that belong to no stage, and the three fixed ones. */
export const readStatusesWithoutProcess = (db: Db): Promise<StatusChoice[]> =>
  readStatusChoices(
    db,
    sql`status.id in (1, 2, 19)
      or not exists (select 1 from stage_status where stage_status.status_id = status.id)`,
  );

export const readFixedStatuses = (db: Db): Promise<StatusChoice[]> =>
  readStatusChoices(db, sql`status.is_fixed`);

export const readStageOptions = async (
  db: Db,
  pipelineId: number,
  versionId: number | null,
): Promise<StageOptions> => {
  const row = await db.one<{ stages: StageOptions }>(sql`
    select coalesce(json_agg(json_build_object('id', stage.id, 'name', stage.name,
      'colour', stage.colour, 'sequence', way.sequence, 'status', (
        select coalesce(json_agg(${statusChoiceJson} order by stage_status.sequence), '[]')
        from stage_status join status on status.id = stage_status.status_id
        where stage_status.stage_id = stage.id)) order by way.sequence), '[]') as stages
    from ${selectStagesOfVersion(sql`${pipelineId}::integer`, sql`${versionId}::integer`)} way
      join stage on stage.id = way.stage_id`);
  return row?.stages ?? [];
};
