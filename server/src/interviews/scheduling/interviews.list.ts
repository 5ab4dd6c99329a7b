import sql, { type Sql } from 'sql-template-tag';
import type { InterviewFilter } from '../../../contract/interviews/scheduling/interview';
import { closedJobStatusId } from '../../../contract/jobs/postings/job-constants';
import { scorecardLateHours } from '../../../contract/interviews/scorecards/scorecard-constants';
import type { Viewer } from '../../platform/access/actor';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import { companyTimeZone } from '../../platform/lists/company-zone';
import type { ReadableList } from '../../platform/lists/list';
import { toRowSql } from '../../platform/lists/row-sql';
import {
  isInterviewInScopeSql,
  mayChangeInterviewSql,
  isInterviewParticipantSql,
} from './interview-scope';

const applicantName = sql`btrim(applicant.first_name || ' ' || applicant.last_name)`;

const people = sql`(
  select coalesce(json_agg(json_build_object('id', person.id,
    'name', btrim(person.first_name || ' ' || person.last_name), 'answer', part.answer)
    order by person.first_name, person.id), '[]')
  from interview_person part join app_user person on person.id = part.user_id
  where part.interview_id = interview.id)`;

const applicantAnswer = sql`coalesce((
  select part.answer from interview_person part
  where part.interview_id = interview.id and part.applicant_id is not null limit 1), 'open')`;

const mayOpenApplicant = (viewer: Viewer): Sql => {
  const grant = viewer.grants.get('application:view');
  return grant ? jobsInScope(grant, viewer) : sql`false`;
};

const toInstant = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export const interviewJsonPairs = (viewer: Viewer): Sql => sql`
  'id', interview.id, 'applicationId', interview.application_id, 'applicant', ${applicantName},
  'applicantAnswer', ${applicantAnswer}, 'jobId', job.id, 'job', job.title,
  'stage', (select stage.name from stage where stage.id = application.stage_id),
  'title', interview.title, 'startsAt', ${toInstant(sql`interview.starts_at`)},
  'endsAt', ${toInstant(sql`interview.ends_at`)},
  'start', to_char(interview.local_start, 'YYYY-MM-DD"T"HH24:MI'),
  'timeZone', interview.time_zone,
  'minutes', (extract(epoch from interview.ends_at - interview.starts_at) / 60)::integer,
  'place', interview.place, 'state', interview.state, 'reason', interview.reason,
  'people', ${people}, 'hasBegun', interview.starts_at <= now(), 'isMine', ${isInterviewParticipantSql(viewer)}, 'mayOpen', ${mayOpenApplicant(viewer)},
  'mayChange', ${mayChangeInterviewSql(viewer)}, 'version', interview.version`;

export const interviewSource = sql`interview
  join application on application.id = interview.application_id
  join applicant on applicant.id = application.applicant_id
  join job on job.id = application.job_id`;

/** Predicate over alias `job`: hiring for the job has ended. */
export const isJobOverSql = sql`(job.is_expired or job.job_status_id = ${closedJobStatusId})`;

/**
 * Predicate: the interview is still scheduled, although its job or applicant is closed, the applicant changed
 * stage, or an interviewer left.
 */
export const isInterviewDoubtfulSql = sql`(interview.state = 'booked' and interview.starts_at > now() and (
  ${isJobOverSql}
  or exists (select from status where status.id = application.status_id
    and status.category not in ('start', 'active', 'on-hold'))
  or exists (select from interview_plan_rounds saved
    join interview_plan plan on plan.id = saved.plan_id
    where saved.id = interview.rounds_id and plan.stage_id <> application.stage_id)
  or exists (select from interview_person part join app_user person on person.id = part.user_id
    where part.interview_id = interview.id and not person.is_active)))`;

const hasOpenCard = (whose: 'mine' | 'late', { userId }: Viewer): Sql => sql`(
  interview.state in ('booked', 'done') and interview.ends_at < now() - make_interval(
    hours => ${whose === 'late' ? scorecardLateHours : 0}::integer)
  and exists (select from interview_person part
    where part.interview_id = interview.id and part.user_id is not null
      and (${whose === 'late'}::boolean or part.user_id = ${userId})
      and not exists (select from interview_scorecard card
        where card.interview_id = interview.id and card.user_id = part.user_id
          and card.sent_at is not null)))`;

const toDayStart = (day: string, days = 0): Sql =>
  sql`((${day}::date + ${days}::integer)::timestamp at time zone ${companyTimeZone})`;

export const interviewList: ReadableList<Viewer, InterviewFilter> = {
  from: interviewSource,
  key: sql`interview.id`,
  row: (viewer) => toRowSql(interviewJsonPairs(viewer)),
  sorts: { startsAt: sql`interview.starts_at` },
  usualSort: 'startsAt',
  scope: (viewer) => [isInterviewInScopeSql(viewer)],
  search: () => sql`${applicantName} || ' ' || interview.title || ' ' || job.title`,
  filters: {
    mine: (mine: boolean | string, viewer: Viewer) =>
      mine === true ? isInterviewParticipantSql(viewer) : sql`true`,
    doubtful: (doubtful: boolean | string) =>
      doubtful === true ? isInterviewDoubtfulSql : sql`true`,
    cards: (cards: 'mine' | 'late', viewer: Viewer) => hasOpenCard(cards, viewer),
    applicationId: (id: number) => sql`interview.application_id = ${id}`,
    state: (state: string) => sql`interview.state = ${state}`,
    from: (day: string) => sql`interview.ends_at > ${toDayStart(day)}`,
    to: (day: string) => sql`interview.starts_at < ${toDayStart(day, 1)}`,
  },
};
