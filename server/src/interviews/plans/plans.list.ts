import sql from 'sql-template-tag';
import type {
  InterviewPlanFilter,
  InterviewPlanShapes,
} from '../../../contract/interviews/plans/interview-plan';
import { planMessages } from '../../../contract/interviews/plans/interview-plan-constants';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { toNaturalOrder } from '../../platform/lists/sort-order';
import { toRoundsJson } from './rounds-json';
import { writeInterviewRounds } from './write-rounds';

const stage = sql`(select stage.name from stage where stage.id = plan.stage_id)`;
const pipeline = sql`(select pipeline.name from pipeline where pipeline.id = plan.pipeline_id)`;
const newest = (column: 'id' | 'rounds') => sql`(
  select ${column === 'id' ? sql`saved.id` : sql`saved.rounds`} from interview_plan_rounds saved
  where saved.plan_id = plan.id order by saved.id desc limit 1)`;

export const planList: SelectableList<InterviewPlanFilter, 'id'> & WritableList = {
  kind: 'interview-plan',
  one: 'interview plan',
  many: 'interview plans',
  field: 'id',
  // The list has no joins, since rows are locked before they are deleted.
  from: sql`interview_plan plan`,
  key: sql`plan.id`,
  name: sql`plan.name`,
  row: () =>
    toRowSql(sql`
      'id', plan.id, 'name', plan.name, 'stageId', plan.stage_id, 'stage', ${stage},
      'pipelineId', plan.pipeline_id, 'pipeline', ${pipeline}, 'roundsId', ${newest('id')},
      'rounds', ${toRoundsJson(newest('rounds'))}, 'version', plan.version`),
  search: () => sql`plan.name || ' ' || ${stage}`,
  sorts: { name: toNaturalOrder(sql`plan.name`), stage: toNaturalOrder(stage) },
  filters: { stageId: (id) => sql`plan.stage_id = ${id}` },
  uses: [],
  exportColumns: {
    Plan: sql`plan.name`,
    Stage: stage,
    Pipeline: pipeline,
    Rounds: sql`(
      select string_agg(round ->> 'title', ', ' order by place)
      from jsonb_array_elements(${newest('rounds')}) with ordinality each (round, place))`,
  },
  record: {
    table: 'interview_plan',
    columns: { name: 'name', stageId: 'stage_id', pipelineId: 'pipeline_id' },
    unique: {
      name: planMessages.taken,
      stageId: { sentence: planMessages.stageTaken, with: ['pipelineId'] },
    },
    references: {
      stageId: { table: 'stage', gone: planMessages.stage },
      pipelineId: { table: 'pipeline', gone: planMessages.pipeline },
    },
    writeParts: (tx, id, body: Partial<InterviewPlanShapes['create']>) =>
      writeInterviewRounds(tx, id, body.rounds),
  },
};
