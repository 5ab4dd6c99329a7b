import sql, { empty, type Sql } from 'sql-template-tag';
import type { CardQuery } from '../../../contract/console/dashboard/figures';
import type { InterviewFiguresQuery } from '../../../contract/interviews/figures/interview-figures';
import type { ApplicationReader } from '../../applicants/applications/criteria';
import { isStepNotUndoneSql } from '../../applicants/applications/history-json';
import { toDayRange, toInstantCondition } from '../../platform/lists/day-range';

/** True for interviews that took place, also if nobody recorded that. */
export const isInterviewConductedSql = sql`(interview.state = 'done'
  or (interview.state = 'booked' and interview.ends_at < now()))`;

export const toInterviewFigureCondition = (
  query: CardQuery,
  { scope, timeZone }: ApplicationReader,
): Sql => {
  const days = toDayRange(query);
  const onDays = days ? toInstantCondition(sql`application.created_at`, days, timeZone) : undefined;
  return sql`${scope} ${onDays ? sql`and ${onDays}` : empty}`;
};

/** Scorecards are counted for all interviewers together, so that no interviewer is ranked. */
export const selectInterviewFigures = (
  { by = 'job', ...query }: InterviewFiguresQuery,
  reader: ApplicationReader,
): Sql => {
  const group = by === 'job' ? sql`application.job_id` : sql`application.recruiter_id`;
  const names =
    by === 'job'
      ? sql`select id, title as name from job`
      : sql`select id, btrim(first_name || ' ' || last_name) as name from app_user`;
  return sql`
    select json_build_object('id', named.id, 'name', named.name, 'interviews', counted.interviews,
      'hired', counted.hired, 'cards', counted.cards, 'cardsOnTime', counted.on_time,
      'offers', counted.offers, 'accepted', counted.accepted, 'declined', counted.declined) as line
    from (
      select ${group} as group_id, sum(held.interviews) as interviews,
        count(*) filter (where status.category = 'hired') as hired, sum(held.cards) as cards,
        sum(held.on_time) as on_time, sum(offered.offers) as offers,
        sum(offered.accepted) as accepted, sum(offered.declined) as declined
      from application join job on job.id = application.job_id
        join status on status.id = application.status_id
        cross join lateral (
          select count(distinct interview.id) as interviews, count(part.id) as cards,
            count(*) filter (where card.sent_at <= interview.ends_at + interval '24 hours')
              as on_time
          from interview
            left join interview_person part on part.interview_id = interview.id
              and part.user_id is not null
            left join interview_scorecard card on card.interview_id = interview.id
              and card.user_id = part.user_id
          where interview.application_id = application.id and ${isInterviewConductedSql}) held
        cross join lateral (
          select count(*) as offers, count(*) filter (where offer.state = 'accepted') as accepted,
            count(*) filter (where offer.state = 'declined') as declined
          from offer where offer.application_id = application.id and offer.sent_at is not null)
          offered
      where application.id in (
          select application_id from interview union select application_id from offer)
        and ${group} is not null and ${toInterviewFigureCondition(query, reader)}
      group by ${group}) counted
      join (${names}) named on named.id = counted.group_id
    where counted.interviews + counted.offers > 0
    order by counted.interviews + counted.offers desc, named.id`;
};

export const selectRoundFigures = (query: CardQuery, reader: ApplicationReader): Sql => sql`
  select json_build_object('round', title, 'interviews', count(*),
    'passed', count(*) filter (where outcome = 'passed'),
    'rejected', count(*) filter (where outcome = 'rejected')) as line
  from (
    select interview.title, (
      select case when status.category = 'rejected' then 'rejected' else 'passed' end
      from application_history entry join status on status.id = entry.status_id
      where entry.application_id = application.id and entry.created_at >= interview.starts_at
        and ${isStepNotUndoneSql(sql`entry`)} and status.category <> 'withdrawn'
        and (status.category in ('rejected', 'hired') or entry.stage_id is distinct from (
          select earlier.stage_id from application_history earlier
          where earlier.application_id = application.id
            and earlier.created_at < interview.starts_at and ${isStepNotUndoneSql(sql`earlier`)}
          order by earlier.created_at desc, earlier.id desc limit 1))
      order by entry.created_at, entry.id limit 1) as outcome
    from interview join application on application.id = interview.application_id
      join job on job.id = application.job_id
    where ${isInterviewConductedSql} and ${toInterviewFigureCondition(query, reader)}) held
  group by title order by count(*) desc, title`;
