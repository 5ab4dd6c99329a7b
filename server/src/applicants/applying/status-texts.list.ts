import sql from 'sql-template-tag';
import {
  openCategories,
  statusCategories,
} from '../../../contract/applicants/applications/application-constants';
import type { StatusTextShapes } from '../../../contract/applicants/applying/status-text';
import { statusTextMessages } from '../../../contract/applicants/applying/status-text-constants';
import type { RecordFilter } from '../../../contract/record-shapes';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';

type Filter = Omit<RecordFilter<StatusTextShapes>, 'id'>;

const isOpen = (category: unknown): boolean =>
  (openCategories as readonly unknown[]).includes(category);

export const statusTextList: SelectableList<Filter, 'id'> & WritableList = {
  kind: 'status-text',
  one: 'kind of status',
  many: 'status page texts',
  field: 'id',
  from: sql`status_text text`,
  key: sql`text.id`,
  name: sql`text.category`,
  row: () =>
    toRowSql(sql`
      'id', text.id, 'category', text.category, 'englishHeading', text.english_heading,
      'englishSentence', text.english_sentence, 'englishNext', text.english_next,
      'germanHeading', text.german_heading, 'germanSentence', text.german_sentence,
      'germanNext', text.german_next, 'answerDays', text.answer_days, 'version', text.version`),
  search: () => sql`text.category || ' ' || text.english_heading || ' ' || text.german_heading`,
  sorts: {
    category: sql`array_position(${[...statusCategories]}::text[], text.category)`,
  },
  filters: {},
  uses: [],
  exportColumns: {
    'Kind of status': sql`text.category`,
    Heading: sql`text.english_heading`,
    Sentence: sql`text.english_sentence`,
    'Next step': sql`text.english_next`,
    'German heading': sql`text.german_heading`,
    'German sentence': sql`text.german_sentence`,
    'German next step': sql`text.german_next`,
    'Days until an answer': sql`text.answer_days`,
  },
  record: {
    table: 'status_text',
    columns: {
      category: 'category',
      ...{ englishHeading: 'english_heading', englishSentence: 'english_sentence' },
      ...{ englishNext: 'english_next', germanHeading: 'german_heading' },
      ...{ germanSentence: 'german_sentence', germanNext: 'german_next' },
      answerDays: 'answer_days',
    },
    unique: { category: statusTextMessages.taken },
    fixed: { category: statusTextMessages.fixed },
    check: async ({ category, answerDays }, tx, id) => {
      const stored = await tx.one<{ category: string }>(sql`
        select category from status_text where id = ${id}`);
      const isDecided = !isOpen(stored?.category ?? category);
      return isDecided && Number(answerDays ?? 0) > 0
        ? { answerDays: statusTextMessages.decided }
        : {};
    },
  },
};
