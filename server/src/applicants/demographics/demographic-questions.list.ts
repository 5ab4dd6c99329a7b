import sql from 'sql-template-tag';
import type { DemographicQuestionShapes } from '../../../contract/applicants/demographics/demographic-question';
import type { RecordFilter } from '../../../contract/record-shapes';
import type { SelectableList } from '../../platform/lists/list-selection';
import { toNaturalOrder } from '../../platform/lists/sort-order';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { checkDemographicQuestion } from './check-demographic-question';

type Filter = Omit<RecordFilter<DemographicQuestionShapes>, 'id'>;

export const demographicQuestionList: SelectableList<Filter, 'id'> & WritableList = {
  kind: 'demographic-question',
  one: 'demographic question',
  many: 'demographic questions',
  field: 'id',
  from: sql`demographic_question question`,
  key: sql`question.id`,
  name: sql`question.english_question`,
  row: () =>
    toRowSql(sql`
      'id', question.id, 'englishQuestion', question.english_question,
      'englishChoices', question.english_choices, 'germanQuestion', question.german_question,
      'germanChoices', question.german_choices, 'isAsked', question.is_asked,
      'wasAsked', question.was_asked, 'version', question.version`),
  search: () => sql`question.english_question || ' ' || question.german_question`,
  sorts: {
    englishQuestion: toNaturalOrder(sql`question.english_question`),
    isAsked: sql`question.is_asked`,
  },
  filters: { isAsked: (isAsked) => sql`question.is_asked = ${isAsked}` },
  exportColumns: {
    Question: sql`question.english_question`,
    Choices: sql`array_to_string(question.english_choices, '; ')`,
    'German question': sql`question.german_question`,
    'German choices': sql`array_to_string(question.german_choices, '; ')`,
    Asked: sql`case when question.is_asked then 'Yes' else 'No' end`,
  },
  uses: [
    {
      one: 'quarter of figures',
      many: 'quarters of figures',
      // The list never shows the number of answers: comparing it before and after an application
      // would reveal an answer.
      count: sql`(
        select count(distinct quarter) from demographic_count where question_id = question.id)`,
    },
  ],
  record: {
    table: 'demographic_question',
    columns: {
      ...{ englishQuestion: 'english_question', englishChoices: 'english_choices' },
      ...{ germanQuestion: 'german_question', germanChoices: 'german_choices' },
      isAsked: 'is_asked',
    },
    check: checkDemographicQuestion,
    hold: (tx) => tx.run(sql`lock table demographic_question in share row exclusive mode`),
    writeParts: async (tx, id) => {
      await tx.run(sql`
        update demographic_question set was_asked = true where id = ${id} and is_asked`);
    },
  },
};
