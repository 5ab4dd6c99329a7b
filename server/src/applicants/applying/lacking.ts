import sql from 'sql-template-tag';
import { jobQuestionJoins } from '../../jobs/questions/asked-questions';

/** Required questions that an application in quarantine (alias `held`) does not answer. */
export const unansweredQuestionsSql = sql`array(
  select question.text from job ${jobQuestionJoins}
  where job.id = held.job_id and question.is_required and not exists (
    select from jsonb_array_elements(held.form -> 'answers') answer
    where answer ->> 'questionId' = question.id::text)
  order by question.id)`;

/** SQL condition over alias `held`: true if the applicant has not given every required consent. */
export const lacksRequiredConsentSql = sql`(
  select coalesce(not bool_or(coalesce(held.form -> 'consentIds', '[]') @> to_jsonb(id)), false)
  from consent_text where purpose = 'application')`;
