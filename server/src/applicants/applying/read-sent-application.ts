import sql, { type Sql } from 'sql-template-tag';
import { toWhereClause } from '../../platform/db/where-clause';
import type { Db } from '../../platform/db/database';
import { companyTimeZone } from '../../platform/lists/company-zone';
import { promisedAnswerDaySql } from '../applications/promised-answers';
import { AppError } from '../../platform/errors';

const answersJson = sql`(
  select coalesce(json_agg(json_build_object('questionId', question.id, 'question', question.text,
    'answer', answer.answer, 'isKnockOut', answer.is_knock_out, 'fileId', answer.file_id)
    order by question.id), '[]')
  from question_answer answer join question on question.id = answer.question_id
  where answer.application_id = application.id)`;

const furtherQuestionsJson = sql`(
  select coalesce(json_agg(json_build_object('askedId', asked.id, 'question', asked.text,
    'type', asked.type, 'askedBy', coalesce(btrim(asker.first_name || ' ' || asker.last_name), ''),
    'askedAt', asked.asked_at, 'answer', asked.answer, 'answeredAt', asked.answered_at,
    'isKnockOut', asked.is_knock_out, 'fileId', asked.file_id) order by asked.id), '[]')
  from asked_question asked left join app_user asker on asker.id = asked.asked_by
  where asked.application_id = application.id)`;

const consentsJson = sql`(
  select coalesce(json_agg(json_build_object('text', consent.text, 'version', consent.number,
    'agreedAt', agreed.agreed_at, 'withdrawnAt', agreed.withdrawn_at) order by consent.id), '[]')
  from application_consent agreed join consent_text consent on consent.id = agreed.consent_id
  where agreed.application_id = application.id)`;

/**
 * `scope` is a predicate over alias `job`.
 * @throws AppError when the application is out of scope.
 */
export const readSentApplication = async (
  db: Db,
  id: number,
  scope: Sql,
  isMasked: boolean,
): Promise<string> => {
  const shown = sql`not ${isMasked}::boolean`;
  const row = await db.one<{ record: string }>(sql`
    select json_build_object(
      'sentAt', to_json(sent.sent_at), 'withdrawnAt', to_json(sent.withdrawn_at),
      'answerBy', to_char(${promisedAnswerDaySql}, 'YYYY-MM-DD'),
      'isAnswerLate', coalesce(${promisedAnswerDaySql} < (now() at time zone ${companyTimeZone})::date, false),
      'released', case when sent.released_by is not null then json_build_object(
        'at', to_json(sent.released_at), 'by', (
          select btrim(person.first_name || ' ' || person.last_name) from app_user person
          where person.id = sent.released_by),
        'unanswered', to_json(sent.unanswered), 'lacksConsent', sent.lacks_consent) end,
      'letter', case when ${shown} then coalesce(sent.letter, '') else '' end,
      'resumeText', case when ${shown} then coalesce(sent.resume_text, '') else '' end,
      'firstTouch', case when ${shown} then sent.first_touch end,
      'lastTouch', case when ${shown} then sent.last_touch end,
      'answers', case when ${shown} then ${answersJson} else '[]'::json end,
      'furtherQuestions', case when ${shown} then ${furtherQuestionsJson} else '[]'::json end,
      'consents', case when ${shown} then ${consentsJson} else '[]'::json end)::text as record
    from application join job on job.id = application.job_id
      left join sent_application sent on sent.application_id = application.id
    ${toWhereClause([sql`application.id = ${id}`, scope])}`);
  if (!row) throw new AppError('NOT_FOUND');
  return row.record;
};
