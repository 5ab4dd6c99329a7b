import sql from 'sql-template-tag';
import { Type } from 'typebox';
import { Id } from '../../../contract/answer';
import type { Lookups } from '../../platform/lists/lookup';

const LibraryQuestion = Type.Object({
  id: Id,
  question: Type.String(),
  questionGroupName: Type.String(),
});

/** Questions that staff may choose to ask; users who edit setup see more fields there. */
export const questionLookups: Lookups = {
  '/api/v1/library-question': {
    entry: LibraryQuestion,
    table: sql`(
      select question.id, question.text, question_group.name as group_name,
        question.is_active and question_group.is_active as is_asked
      from question join question_group on question_group.id = question.question_group_id)`,
    fields: () =>
      sql`'id', entry.id, 'question', entry.text, 'questionGroupName', entry.group_name`,
    search: () => sql`entry.text || ' ' || entry.group_name`,
    offered: sql`entry.is_asked`,
  },
};
