import sql from 'sql-template-tag';
import type { RecordFilter } from '../../../contract/record-shapes';
import type { QuestionGroupShapes } from '../../../contract/jobs/questions/question-group';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { matchesActiveStatusSql } from './questions.list';
import { toNaturalOrder } from '../../platform/lists/sort-order';

type Filter = RecordFilter<QuestionGroupShapes>;

export const questionGroupList: SelectableList<Filter, 'id'> & WritableList = {
  kind: 'question-group',
  one: 'question group',
  many: 'question groups',
  field: 'id',
  from: sql`question_group`,
  key: sql`question_group.id`,
  name: sql`question_group.name`,
  row: () =>
    toRowSql(sql`
    'id', question_group.id, 'questionGroupName', question_group.name,
    'description', question_group.description, 'status', question_group.is_active::integer,
    'version', question_group.version, 'question', coalesce((
    select json_agg(json_build_object('id', question.id, 'question', question.text,
      'status', question.is_active::integer) order by question.id)
    from question where question.question_group_id = question_group.id), '[]')`),
  search: () => sql`question_group.name || ' ' || question_group.description`,
  sorts: {
    questionGroupName: toNaturalOrder(sql`question_group.name`),
    status: sql`question_group.is_active`,
  },
  filters: {
    id: (ids) => sql`question_group.id = any(${ids}::integer[])`,
    status: matchesActiveStatusSql(sql`question_group.is_active`),
  },
  exportColumns: {
    'Template Name': sql`question_group.name`,
    Description: sql`question_group.description`,
    Status: sql`case when question_group.is_active then 'Active' else 'Inactive' end`,
  },
  uses: [
    {
      kind: 'job',
      one: 'job',
      many: 'jobs',
      count: sql`(select count(*) from job where job.question_group_id = question_group.id)`,
    },
    {
      kind: 'question-answer',
      one: 'answer of an applicant',
      many: 'answers of applicants',
      count: sql`(
        select count(*) from question_answer join question on question.id = question_answer.question_id
        where question.question_group_id = question_group.id)`,
    },
  ],
  record: {
    table: 'question_group',
    columns: { questionGroupName: 'name', description: 'description', status: 'is_active' },
    unique: { questionGroupName: 'There is a question group of this name already.' },
  },
};
