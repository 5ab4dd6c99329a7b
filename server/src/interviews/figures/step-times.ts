import sql, { type Sql } from 'sql-template-tag';
import type { InterviewFiguresQuery } from '../../../contract/interviews/figures/interview-figures';
import type { ApplicationReader } from '../../applicants/applications/criteria';
import { isStepNotUndoneSql } from '../../applicants/applications/history-json';
import { isInterviewConductedSql, toInterviewFigureCondition } from './interview-figures';

/** Time of the last scorecard; null while an interviewer has not sent one. */
const lastCard = sql`(
  select max(card.sent_at) from interview_person part left join interview_scorecard card
    on card.interview_id = part.interview_id and card.user_id = part.user_id
  where part.interview_id = interview.id and part.user_id is not null
  having bool_and(card.sent_at is not null))`;

const getMedianHours = (from: Sql, to: Sql): Sql => sql`round((
  percentile_cont(0.5) within group (order by greatest(0, extract(epoch from ${to} - ${from}) / 3600))
    filter (where ${to} is not null))::numeric, 1)`;

/** Medians of hours, since one interview that was forgotten for months does not change them. */
export const selectInterviewStepTimes = (
  { by = 'job', ...query }: InterviewFiguresQuery,
  reader: ApplicationReader,
): Sql => {
  const isByJob = by === 'job';
  const group = isByJob ? sql`application.job_id` : sql`application.recruiter_id`;
  const name = isByJob
    ? sql`(select title from job where id = line_id)`
    : sql`(select btrim(first_name || ' ' || last_name) from app_user where id = line_id)`;
  return sql`
    select json_build_object('id', line_id, 'name', ${name}, 'interviews', count(*),
      'hoursToInterview', ${getMedianHours(sql`scheduled_at`, sql`starts_at`)},
      'hoursToCards', ${getMedianHours(sql`ends_at`, sql`carded_at`)},
      'hoursToDecision', ${getMedianHours(sql`carded_at`, sql`decided_at`)}) as line
    from (
      select held.*, (
        select min(entry.created_at) from application_history entry
        where entry.application_id = held.application_id and entry.created_at >= held.carded_at
          and ${isStepNotUndoneSql(sql`entry`)}) as decided_at
      from (
        select ${group} as line_id, interview.application_id, interview.created_at as scheduled_at,
          interview.starts_at, interview.ends_at, ${lastCard} as carded_at
        from interview join application on application.id = interview.application_id
          join job on job.id = application.job_id
        where ${group} is not null and ${isInterviewConductedSql} and ${toInterviewFigureCondition(query, reader)}) held) steps
    group by line_id order by count(*) desc, line_id`;
};
