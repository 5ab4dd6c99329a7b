import sql, { empty } from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import type { RecordFilter } from '../../../contract/record-shapes';
import type { StageShapes, StageUpdate } from '../../../contract/jobs/pipelines/stage';
import type { Transaction } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { listChosenStatuses } from './stage-order.rule';
import { writeStageStatuses } from './write-statuses';
import { toNaturalOrder } from '../../platform/lists/sort-order';

type Filter = RecordFilter<StageShapes>;

const applicantCount = sql`(
  select coalesce(sum(n), 0) from application_stage_total where stage_id = stage.id)`;

const applicationCounts = sql`, 'jobApplicationCount', coalesce((
  select total.n from application_stage_total total
  where total.stage_id = stage.id and total.status_id = status.id), 0)`;

const writeChosenStatuses = async (
  tx: Transaction,
  id: number,
  body: StageUpdate,
): Promise<void> => {
  const chosen = listChosenStatuses(body);
  const isNew = !(await tx.one(sql`select 1 from stage_status where stage_id = ${id} limit 1`));
  if (!chosen && !isNew) return;
  if (!chosen || chosen.length === 0) throw invalidField('status', messages.setup.stageStatuses);
  await writeStageStatuses(tx, id, chosen);
};

export const stageList: SelectableList<Filter, 'id'> & WritableList = {
  kind: 'stage',
  one: 'stage',
  many: 'stages',
  field: 'id',
  from: sql`stage`,
  key: sql`stage.id`,
  name: sql`stage.name`,
  row: ({ grants }) => {
    const view = grants.has('setup:view-hiring');
    return toRowSql(sql`'id', stage.id, 'name', stage.name, 'colour', stage.colour,
      'version', stage.version, 'status', coalesce((
        select json_agg(json_build_object('id', status.id, 'name', status.name,
          'category', status.category, 'sequence', stage_status.sequence ${view ? applicationCounts : empty})
          order by stage_status.sequence)
        from stage_status join status on status.id = stage_status.status_id
        where stage_status.stage_id = stage.id), '[]')`);
  },
  search: () => sql`stage.name`,
  sorts: { name: toNaturalOrder(sql`stage.name`), id: sql`stage.id` },
  filters: {
    id: (ids) => sql`stage.id = any(${ids}::integer[])`,
    statusId: (statusId) => sql`exists (
      select from stage_status where stage_id = stage.id and status_id = ${statusId})`,
  },
  exportColumns: {
    Id: sql`stage.id`,
    Name: sql`stage.name`,
    Statuses: sql`(
      select string_agg(status.name, ', ' order by stage_status.sequence)
      from stage_status join status on status.id = stage_status.status_id
      where stage_status.stage_id = stage.id)`,
  },
  uses: [
    {
      kind: 'pipeline',
      one: 'pipeline',
      many: 'pipelines',
      count: sql`(select count(*) from pipeline_stage where stage_id = stage.id)`,
    },
    {
      kind: 'application',
      one: 'applicant',
      many: 'applicants',
      count: applicantCount,
    },
    {
      kind: 'application.keeps',
      one: 'applicant who keeps an earlier pipeline with it',
      many: 'applicants who keep an earlier pipeline with it',
      count: sql`(
        select count(*) from kept_pipeline
          join pipeline_version_stage using (version_id)
        where pipeline_version_stage.stage_id = stage.id)`,
    },
    {
      kind: 'application.past',
      one: 'applicant who was in it before',
      many: 'applicants who were in it before',
      // The history is counted only for a stage without applicants that had some earlier, since
      // counting is slow.
      count: sql`case when ${applicantCount} = 0 and exists (
          select from application_stage_total where stage_id = stage.id)
        then (
          select count(distinct application_id) from application_history
          where application_history.stage_id = stage.id)
        else 0 end`,
    },
  ],
  record: {
    table: 'stage',
    columns: { name: 'name', colour: 'colour' },
    unique: { name: 'There is a stage of this name already.' },
    writeParts: writeChosenStatuses,
  },
};
