import sql, { empty } from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import type { PipelineFilter, PipelineUpdate } from '../../../contract/jobs/pipelines/pipeline';
import type { Transaction } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { listChosenStages } from './stage-order.rule';
import { readStageIds, writePipelineStages } from './write-stages';
import { toNaturalOrder } from '../../platform/lists/sort-order';

interface PipelineListFilter extends PipelineFilter {
  id?: number[];
}

type PipelineList = SelectableList<PipelineListFilter, 'id'> & WritableList;

const statuses = sql`, 'status', coalesce((
  select json_agg(json_build_object('id', status.id, 'name', status.name,
    'category', status.category, 'sequence', stage_status.sequence) order by stage_status.sequence)
  from stage_status join status on status.id = stage_status.status_id
  where stage_status.stage_id = stage.id), '[]')`;

export const earlierVersionApplicationsSql = sql`
  from pipeline_version version join kept_pipeline kept on kept.version_id = version.id
    join application on application.id = kept.application_id
    join status on status.id = application.status_id
      and status.category in ('start', 'active', 'on-hold')`;

const writeChosenStages = async (
  tx: Transaction,
  id: number,
  body: PipelineUpdate,
): Promise<void> => {
  const chosen = listChosenStages(body);
  const isNew = (await readStageIds(tx, id)).length === 0;
  if (!chosen && !isNew) return;
  if (!chosen || chosen.length === 0) throw invalidField('stage', messages.setup.pipelineStages);
  await writePipelineStages(tx, id, chosen);
};

export const pipelineList: PipelineList = {
  kind: 'pipeline',
  one: 'pipeline',
  many: 'pipelines',
  field: 'id',
  from: sql`pipeline`,
  key: sql`pipeline.id`,
  name: sql`pipeline.name`,
  row: ({ grants }) => {
    const view = grants.has('setup:view-hiring');
    return toRowSql(sql`'id', pipeline.id, 'name', pipeline.name, 'version', pipeline.version,
      'stage', coalesce((
        select json_agg(json_build_object('id', stage.id, 'name', stage.name,
          'colour', stage.colour, 'sequence', pipeline_stage.sequence ${view ? statuses : empty})
          order by pipeline_stage.sequence)
        from pipeline_stage join stage on stage.id = pipeline_stage.stage_id
        where pipeline_stage.pipeline_id = pipeline.id), '[]')
      ${
        view
          ? sql`, 'keepEarlier', (
              select count(*) ${earlierVersionApplicationsSql} where version.pipeline_id = pipeline.id)`
          : empty
      }`);
  },
  search: () => sql`pipeline.name`,
  sorts: { name: toNaturalOrder(sql`pipeline.name`), id: sql`pipeline.id` },
  filters: {
    id: (ids) => sql`pipeline.id = any(${ids}::integer[])`,
    stageId: (stageId) => sql`exists (
      select from pipeline_stage where pipeline_id = pipeline.id and stage_id = ${stageId})`,
  },
  exportColumns: {
    Id: sql`pipeline.id`,
    Name: sql`pipeline.name`,
    Stages: sql`(
      select string_agg(stage.name, ', ' order by pipeline_stage.sequence)
      from pipeline_stage join stage on stage.id = pipeline_stage.stage_id
      where pipeline_stage.pipeline_id = pipeline.id)`,
  },
  uses: [
    {
      kind: 'job',
      one: 'job',
      many: 'jobs',
      count: sql`(select count(*) from job where job.pipeline_id = pipeline.id)`,
    },
  ],
  record: {
    table: 'pipeline',
    columns: { name: 'name' },
    unique: { name: 'There is a pipeline of this name already.' },
    writeParts: writeChosenStages,
  },
};

/** The list of pipelines under its second API name, `hiring-process`, where stages are optional. */
export const processList: PipelineList = {
  ...pipelineList,
  kind: 'hiring-process',
  one: 'process',
  many: 'processes',
  record: {
    table: 'pipeline',
    columns: { name: 'name' },
    unique: { name: 'There is a process of this name already.' },
  },
};
