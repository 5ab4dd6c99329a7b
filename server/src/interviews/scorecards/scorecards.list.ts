import sql, { type Sql } from 'sql-template-tag';
import { scorecardLateHours } from '../../../contract/interviews/scorecards/scorecard-constants';
import type { ScorecardQuery } from '../../../contract/interviews/scorecards/scorecard';
import type { Viewer } from '../../platform/access/actor';
import type { ReadableList } from '../../platform/lists/list';
import { toRowSql } from '../../platform/lists/row-sql';
import { isInterviewInScopeSql } from '../scheduling/interview-scope';

/** Predicate over aliases `part` and `interview`: the participant must write a scorecard. */
const isAsked = sql`(part.user_id is not null and interview.state in ('booked', 'done'))`;

export const isScorecardLateSql = sql`(${isAsked} and card.sent_at is null
  and interview.ends_at < now() - make_interval(hours => ${scorecardLateHours}::integer))`;

export const isScorecardDueSql = sql`(${isAsked} and card.sent_at is null and interview.ends_at < now())`;

export const scorecardSource = sql`interview_person part
  join interview on interview.id = part.interview_id
  join application on application.id = interview.application_id
  join job on job.id = application.job_id
  left join interview_scorecard card
    on card.interview_id = interview.id and card.user_id = part.user_id`;

/** Predicate: the user has sent a scorecard for each interview of this applicant in which they take part. */
const hasSentAll = ({ userId }: Viewer): Sql => sql`not exists (
  select from interview_person own join interview mine on mine.id = own.interview_id
  where own.user_id = ${userId} and mine.application_id = interview.application_id
    and mine.state in ('booked', 'done')
    and not exists (select from interview_scorecard sent
      where sent.interview_id = mine.id and sent.user_id = own.user_id
        and sent.sent_at is not null))`;

/** An interviewer sees the scorecards of others only after sending their own. */
const isReadable = (viewer: Viewer): Sql =>
  sql`(card.sent_at is not null and (part.user_id = ${viewer.userId} or ${hasSentAll(viewer)}))`;

const toInstant = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export const scorecardList: ReadableList<Viewer, ScorecardQuery> = {
  from: scorecardSource,
  key: sql`part.id`,
  row: (viewer) =>
    toRowSql(sql`
      'id', part.id, 'interviewId', interview.id, 'applicationId', interview.application_id,
      'round', interview.title, 'endsAt', ${toInstant(sql`interview.ends_at`)},
      'person', (select json_build_object('id', person.id,
        'name', btrim(person.first_name || ' ' || person.last_name))
        from app_user person where person.id = part.user_id),
      'isSent', card.sent_at is not null, 'isLate', ${isScorecardLateSql},
      'isHidden', card.sent_at is not null and not ${isReadable(viewer)},
      'competencies', coalesce((select saved.rounds -> interview.round -> 'competencies'
        from interview_plan_rounds saved where saved.id = interview.rounds_id), '[]'),
      'card', case when ${isReadable(viewer)} then json_build_object(
        'scores', card.scores, 'notes', card.notes, 'recommendation', card.recommendation,
        'sentAt', ${toInstant(sql`card.sent_at`)}, 'edits', (
          select count(*)::integer from interview_scorecard_edit edit
          where edit.scorecard_id = card.id)) end`),
  sorts: { endsAt: sql`interview.ends_at` },
  usualSort: 'endsAt',
  scope: (viewer) => [isAsked, isInterviewInScopeSql(viewer)],
  filters: {
    interviewId: (id: number) => sql`interview.id = ${id}`,
    applicationId: (id: number) => sql`interview.application_id = ${id}`,
    late: (late: boolean | string) => (late === true ? isScorecardLateSql : sql`true`),
  },
};
