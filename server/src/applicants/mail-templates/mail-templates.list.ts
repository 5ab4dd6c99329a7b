import sql from 'sql-template-tag';
import type { RecordFilter } from '../../../contract/record-shapes';
import type { MailTemplateShapes } from '../../../contract/applicants/mail-templates/mail-template';
import type { Transaction } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';
import type { SelectableList } from '../../platform/lists/list-selection';
import { toNaturalOrder } from '../../platform/lists/sort-order';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { findTemplateFaults } from './check-template';

type Filter = RecordFilter<MailTemplateShapes>;

const statuses = sql`
  mail_template_status told join status on status.id = told.status_id
  where told.template_id = template.id`;

const writeStatuses = async (
  tx: Transaction,
  id: number,
  { statusIds }: { statusIds?: readonly number[] },
): Promise<void> => {
  if (!statusIds) return;
  const ids = [...new Set(statusIds)];
  await tx.run(sql`delete from mail_template_status where template_id = ${id}`);
  const count = await tx.run(sql`
    insert into mail_template_status (template_id, status_id)
    select ${id}::integer, status.id from status where status.id = any (${ids}::integer[])`);
  if (count < ids.length)
    throw invalidField('statusIds', 'One of these statuses was deleted. Choose again.');
};

export const mailTemplateList: SelectableList<Filter, 'id'> & WritableList = {
  kind: 'mail-template',
  one: 'mail template',
  many: 'mail templates',
  field: 'id',
  from: sql`mail_template template`,
  key: sql`template.id`,
  name: sql`template.name`,
  row: () =>
    toRowSql(sql`
    'id', template.id, 'name', template.name, 'language', template.language,
    'purpose', template.purpose, 'mode', template.mode, 'delayHours', template.delay_hours,
    'subject', template.subject, 'body', template.body, 'version', template.version,
    'statuses', coalesce((
      select json_agg(json_build_object('id', status.id, 'name', status.name,
        'category', status.category) order by ${toNaturalOrder(sql`status.name`)})
      from ${statuses}), '[]')`),
  search: () => sql`template.name || ' ' || template.subject`,
  sorts: {
    name: toNaturalOrder(sql`template.name`),
    purpose: sql`template.purpose`,
    mode: sql`template.mode`,
  },
  filters: {
    id: (ids) => sql`template.id = any(${ids}::integer[])`,
    purpose: (purpose) => sql`template.purpose = ${purpose}`,
    mode: (mode) => sql`template.mode = ${mode}`,
  },
  exportColumns: {
    Name: sql`template.name`,
    Language: sql`template.language`,
    Purpose: sql`template.purpose`,
    Statuses: sql`(select string_agg(status.name, ', ') from ${statuses})`,
    Mode: sql`template.mode`,
    'Delay in hours': sql`template.delay_hours`,
    Subject: sql`template.subject`,
  },
  uses: [],
  record: {
    table: 'mail_template',
    columns: {
      ...{ name: 'name', language: 'language', purpose: 'purpose', mode: 'mode' },
      ...{ delayHours: 'delay_hours', subject: 'subject', body: 'body' },
    },
    unique: { name: 'There is a template of this name already.' },
    // Locks the table, so that two concurrent changes cannot set two templates of a status to always sent.
    hold: (tx) => tx.run(sql`lock table mail_template in share row exclusive mode`),
    check: findTemplateFaults,
    writeParts: writeStatuses,
  },
};
