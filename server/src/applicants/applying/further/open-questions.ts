import sql from 'sql-template-tag';
import { openCategories } from '../../../../contract/applicants/applications/application-constants';
import type { JobQuestion } from '../../../jobs/questions/asked-questions';
import type { Db } from '../../../platform/db/database';
import { isRejectionDelayedSql } from '../delayed-rejection';

/**
 * An applicant can still answer while the letter of a rejection can be cancelled, so as not to notice it
 * early.
 */
const takesAnswers = sql`exists (
  select from sent_application sent
    join application on application.id = sent.application_id
    join status on status.id = application.status_id
  where sent.application_id = asked.application_id and sent.withdrawn_at is null
    and (status.category = any (${[...openCategories]}::text[])
      or status.category = 'rejected' and ${isRejectionDelayedSql}))`;

export interface OpenQuestion extends Omit<JobQuestion, 'questionId'> {
  askedId: number;
}

/** Unanswered questions in the order of asking; none once the application is decided or withdrawn. */
export const readOpenQuestions = (db: Db, applicationId: number): Promise<OpenQuestion[]> =>
  db.many<OpenQuestion>(sql`
    select asked.id as "askedId", asked.text as question, asked.description, asked.type,
      asked.options, asked.knock_out as "knockOut", true as "isRequired"
    from asked_question asked
    where asked.application_id = ${applicationId} and asked.answered_at is null
      and ${takesAnswers}
    order by asked.id`);

/** Everything the applicant answered, in the form and later, over alias `application`. */
export const selectGivenAnswers = sql`(
  select 0 as later, question.id, question.text, question.type, answer.answer, answer.file_id
  from question_answer answer join question on question.id = answer.question_id
  where answer.application_id = application.id
  union all
  select 1, asked.id, asked.text, asked.type, asked.answer, asked.file_id
  from asked_question asked
  where asked.application_id = application.id and asked.answered_at is not null)`;
