import sql from 'sql-template-tag';
import type { RecordFilter } from '../../../contract/record-shapes';
import type { PriorityShapes } from '../../../contract/jobs/priorities/priority';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { toNaturalOrder } from '../../platform/lists/sort-order';

type Filter = RecordFilter<PriorityShapes>;

export const priorityList: SelectableList<Filter, 'id'> & WritableList = {
  kind: 'job-priority',
  one: 'priority',
  many: 'priorities',
  field: 'id',
  from: sql`job_priority priority`,
  key: sql`priority.id`,
  name: sql`priority.name`,
  row: () =>
    toRowSql(sql`
    'id', priority.id, 'name', priority.name, 'status', priority.is_active::integer::text,
    'version', priority.version`),
  search: () => sql`priority.name`,
  sorts: { name: toNaturalOrder(sql`priority.name`), status: sql`priority.is_active` },
  filters: {
    id: (ids) => sql`priority.id = any(${ids}::integer[])`,
    status: (status) => sql`priority.is_active = ${status === '1'}`,
  },
  exportColumns: {
    'Priority name': sql`priority.name`,
    Status: sql`case when priority.is_active then 'Enabled' else 'Disabled' end`,
  },
  uses: [
    {
      kind: 'job',
      one: 'job',
      many: 'jobs',
      count: sql`(select count(*) from job where job.job_priority_id = priority.id)`,
    },
  ],
  record: {
    table: 'job_priority',
    columns: { name: 'name', status: 'is_active' },
    unique: { name: 'There is a priority of this name already.' },
  },
};
