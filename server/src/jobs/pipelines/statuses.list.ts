import sql, { empty, type Sql } from 'sql-template-tag';
import type { RecordFilter } from '../../../contract/record-shapes';
import type { StatusShapes } from '../../../contract/jobs/pipelines/status';
import type { Viewer } from '../../platform/access/actor';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { assignStatusToStage } from './assign-status-to-stage';
import { toNaturalOrder } from '../../platform/lists/sort-order';

type Filter = RecordFilter<StatusShapes>;

const applicantCount = sql`(
  select coalesce(sum(total.n), 0) from application_total total
  where total.unit = 'y' and total.status_id = status.id)`;

const stages = sql`coalesce((
  select json_agg(json_build_object('id', stage.id, 'name', stage.name) order by ${toNaturalOrder(sql`stage.name`)})
  from stage_status join stage on stage.id = stage_status.stage_id
  where stage_status.status_id = status.id), '[]')`;

const selectFromFirstStage = (value: Sql): Sql => sql`(
  select ${value} from stage_status join stage on stage.id = stage_status.stage_id
  where stage_status.status_id = status.id and not status.is_fixed order by stage.id limit 1)`;

const defaultUseCount = sql`(select count(*) from general_settings, unnest(array[
    without_hiring_process_id, without_payable_status_id,
    with_hiring_process_id, with_payable_status_id]) as chosen (status_id)
  where chosen.status_id = status.id)`;

const setupMembers = sql`, 'isReserved', status.id < 101, 'stages', ${stages},
  'jobApplicationCount', ${applicantCount}, 'defaultCount', ${defaultUseCount}, 'stageId', ${selectFromFirstStage(sql`stage.id`)},
  'stageStatus', ${selectFromFirstStage(sql`json_build_object('id', stage.id, 'name', stage.name)`)}`;

const sharedListFields = {
  one: 'status',
  many: 'statuses',
  field: 'id',
  row: ({ grants }: Viewer) =>
    toRowSql(sql`'id', status.id, 'name', status.name, 'status', status.name,
    'category', status.category, 'version', status.version
    ${grants.has('setup:view-hiring') ? setupMembers : empty}`),
  sorts: {
    name: toNaturalOrder(sql`status.name`),
    status: toNaturalOrder(sql`status.name`),
    category: sql`status.category`,
    id: sql`status.id`,
  },
  from: sql`status`,
  key: sql`status.id`,
  name: sql`status.name`,
  search: () => sql`status.name`,
  filters: {
    id: (ids) => sql`status.id = any(${ids}::integer[])`,
    category: (category) => sql`status.category = ${category}`,
    stageId: (stageId) => sql`exists (
      select from stage_status where stage_id = ${stageId} and status_id = status.id)`,
  },
  locked: {
    is: sql`status.id < 101`,
    because: 'is one of every installation, so it stays as it is',
  },
  uses: [
    {
      kind: 'stage',
      one: 'stage',
      many: 'stages',
      count: sql`(select count(*) from stage_status where status_id = status.id)`,
    },
    {
      kind: 'application',
      one: 'applicant',
      many: 'applicants',
      count: applicantCount,
    },
    {
      kind: 'application.past',
      one: 'applicant who was in it before',
      many: 'applicants who were in it before',
      // The history is counted only for a status without applicants that had some earlier, since
      // counting is slow.
      count: sql`case when ${applicantCount} = 0 and exists (
          select from application_total where unit = 'y' and application_total.status_id = status.id)
        then (
          select count(distinct application_id) from application_history
          where application_history.status_id = status.id)
        else 0 end`,
    },
    {
      kind: 'mail-template',
      one: 'mail template',
      many: 'mail templates',
      count: sql`(select count(*) from mail_template_status where status_id = status.id)`,
    },
    {
      kind: 'general-settings',
      one: 'default in General Settings',
      many: 'defaults in General Settings',
      count: defaultUseCount,
    },
  ],
} satisfies Partial<SelectableList<Filter, 'id'>>;

const takenNameMessage = 'There is a status of this name already.';

export const applicantStatusList: SelectableList<Filter, 'id'> & WritableList = {
  ...sharedListFields,
  kind: 'applicant-status',
  exportColumns: { Status: sql`status.name`, Category: sql`status.category` },
  record: {
    table: 'status',
    columns: { status: 'name', category: 'category' },
    unique: { status: takenNameMessage },
  },
};

/** The list of statuses under its second API name, `status`, where the stage is a field. */
export const statusList: SelectableList<Filter, 'id'> & WritableList = {
  ...sharedListFields,
  kind: 'status',
  exportColumns: {
    Id: sql`status.id`,
    Name: sql`status.name`,
    Stage: selectFromFirstStage(sql`stage.name`),
    Category: sql`status.category`,
  },
  record: {
    table: 'status',
    columns: { name: 'name', category: 'category' },
    unique: { name: takenNameMessage },
    writeParts: assignStatusToStage,
  },
};
