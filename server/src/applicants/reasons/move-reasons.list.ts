import sql from 'sql-template-tag';
import type { MoveReasonShapes } from '../../../contract/applicants/reasons/move-reason';
import type { RecordFilter } from '../../../contract/record-shapes';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { toNaturalOrder } from '../../platform/lists/sort-order';

type Filter = RecordFilter<MoveReasonShapes>;

const template = sql`(
  select json_build_object('id', template.id, 'name', template.name) from mail_template template
  where template.id = reason.mail_template_id)`;

export const moveReasonList: SelectableList<Filter, 'id'> & WritableList = {
  kind: 'move-reason',
  one: 'reason',
  many: 'reasons',
  field: 'id',
  from: sql`move_reason reason`,
  key: sql`reason.id`,
  name: sql`reason.name`,
  row: () =>
    toRowSql(sql`
      'id', reason.id, 'category', reason.category, 'name', reason.name,
      'mailTemplate', ${template}, 'isActive', reason.is_active, 'version', reason.version`),
  search: () => sql`reason.name`,
  sorts: {
    name: toNaturalOrder(sql`reason.name`),
    category: sql`reason.category`,
    isActive: sql`reason.is_active`,
  },
  filters: {
    id: (ids) => sql`reason.id = any(${ids}::integer[])`,
    category: (category) => sql`reason.category = ${category}`,
    isActive: (isActive) => sql`reason.is_active = ${isActive}`,
  },
  exportColumns: {
    Reason: sql`reason.name`,
    Category: sql`initcap(reason.category)`,
    Mail: sql`(select name from mail_template where id = reason.mail_template_id)`,
    Status: sql`case when reason.is_active then 'Active' else 'Inactive' end`,
  },
  uses: [
    {
      kind: 'application',
      one: 'applicant',
      many: 'applicants',
      count: sql`(
        select count(distinct application_id) from application_history step
        where step.reason_id = reason.id)`,
    },
  ],
  record: {
    table: 'move_reason',
    columns: {
      ...{ name: 'name', category: 'category', isActive: 'is_active' },
      mailTemplateId: 'mail_template_id',
    },
    unique: {
      name: { sentence: 'There is a reason of this name already.', with: ['category'] },
    },
    fixed: { category: 'The category of a reason cannot be changed. Create another reason.' },
    references: {
      mailTemplateId: {
        table: 'mail_template',
        gone: 'This mail template was deleted. Choose another one.',
      },
    },
  },
};
