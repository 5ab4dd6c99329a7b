import sql, { type Sql } from 'sql-template-tag';
import type { QuestionFilter } from '../../../contract/jobs/questions/question';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { toNaturalOrder } from '../../platform/lists/sort-order';
import { checkQuestion } from './check-question';

export const matchesActiveStatusSql =
  (column: Sql) =>
  (status: 0 | 1): Sql =>
    status === 1 ? column : sql`not ${column}`;

export const isQuestionOfGroupSql = (id: number): Sql => sql`question.question_group_id = ${id}`;

export const questionList: SelectableList<QuestionFilter, 'id'> & WritableList = {
  kind: 'questions',
  one: 'question',
  many: 'questions',
  field: 'id',
  from: sql`question`,
  key: sql`question.id`,
  name: sql`question.text`,
  row: () =>
    toRowSql(sql`
    'id', question.id, 'questionGroupId', question.question_group_id, 'question', question.text,
    'description', question.description, 'type', question.type, 'options', question.options,
    'isRequired', question.is_required, 'knockOut', question.knock_out, 'status', question.is_active::integer,
    'version', question.version`),
  search: () => sql`question.text || ' ' || question.description`,
  sorts: {
    written: sql`question.id`,
    question: toNaturalOrder(sql`question.text`),
    status: sql`question.is_active`,
  },
  filters: {
    questionGroupId: isQuestionOfGroupSql,
    status: matchesActiveStatusSql(sql`question.is_active`),
  },
  exportColumns: {
    Questions: sql`question.text`,
    Description: sql`question.description`,
    Status: sql`case when question.is_active then 'Active' else 'Inactive' end`,
    'Question Group': sql`(select name from question_group where id = question.question_group_id)`,
    Type: sql`question.type`,
    Options: sql`array_to_string(question.options, '; ')`,
    Required: sql`case when question.is_required then 'Yes' else 'No' end`,
    'Marked answers': sql`array_to_string(question.knock_out, '; ')`,
  },
  uses: [
    {
      kind: 'question-answer',
      one: 'answer of an applicant',
      many: 'answers of applicants',
      count: sql`(select count(*) from question_answer where question_id = question.id)`,
    },
  ],
  record: {
    table: 'question',
    columns: {
      question: 'text',
      ...{ description: 'description', type: 'type', options: 'options' },
      ...{ isRequired: 'is_required', knockOut: 'knock_out', status: 'is_active' },
      questionGroupId: 'question_group_id',
    },
    check: checkQuestion,
    references: {
      questionGroupId: {
        table: 'question_group',
        gone: 'This question group was deleted. Go back and choose another.',
      },
    },
  },
};
