import sql from 'sql-template-tag';
import type { FreeText } from '../../platform/personal-data/free-text';

const ofApplication = {
  application: sql`row.application_id`,
  among: (ids: readonly number[]) => sql`row.application_id = any(${[...ids]}::integer[])`,
};
const form = { table: 'sent_application', key: ['application_id'], ...ofApplication };

export const freeTextsOfApplicants: readonly FreeText[] = [
  { one: 'Remark', table: 'application_history', key: ['id'], column: 'comment', ...ofApplication },
  { one: 'Letter', ...form, column: 'letter' },
  { one: 'Resume as text', ...form, column: 'resume_text' },
  { one: 'Answer', table: 'question_answer', key: ['id'], column: 'answer', ...ofApplication },
  {
    ...{ one: 'Further answer', table: 'asked_question', key: ['id'], column: 'answer' },
    ...ofApplication,
  },
  { one: 'Reply', table: 'applicant_reply', key: ['id'], column: 'body', ...ofApplication },
  {
    ...{ one: 'Text of the resume', table: 'resume_text', key: ['file_id'], column: 'text' },
    application: sql`(select max(id) from application where resume_file_id = row.file_id)`,
    among: (ids) => sql`row.file_id in (
      select resume_file_id from application where id = any(${[...ids]}::integer[]))`,
    also: (text) => sql`words = regexp_replace(folded(' ' || ${text}), '\\s+', ' ', 'g')`,
  },
];
