import sql, { join, type Sql } from 'sql-template-tag';
import { applicantVisibleDays } from '../../../contract/interviews/scheduling/interview-constants';
import type { Viewer } from '../../platform/access/actor';
import { defineScopes } from '../../platform/access/scope';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';

/** Predicate over alias `interview`: the user is a participant. */
export const isInterviewParticipantSql = ({ userId }: Pick<Viewer, 'userId'>): Sql => sql`exists (
  select from interview_person part
  where part.interview_id = interview.id and part.user_id = ${userId})`;

const interviewing = defineScopes({
  interviewing: (userId) => sql`(interview.state <> 'cancelled'
    and interview.ends_at > now() - make_interval(days => ${applicantVisibleDays}::integer)
    and interview.id = any (array(
      select part.interview_id from interview_person part where part.user_id = ${userId})))`,
});

/** SQL condition over alias `interview`: interviews that a person sees as participant. */
export const isOwnInterviewSql = (viewer: Viewer): Sql => {
  const own = viewer.grants.get('interview:take-part');
  return own ? interviewing(own, viewer) : sql`false`;
};

/** Predicate over alias `job`: jobs whose interviews the user may see. */
export const hasVisibleInterviewsSql = (viewer: Viewer): Sql => {
  const grant = viewer.grants.get('interview:view');
  return grant ? jobsInScope(grant, viewer) : sql`false`;
};

export const mayChangeInterviewSql = (viewer: Viewer): Sql => {
  const grant = viewer.grants.get('interview:schedule');
  return grant ? jobsInScope(grant, viewer) : sql`false`;
};

/** Predicate over aliases `interview` and `job`: interviews that the user may see. */
export const isInterviewInScopeSql = (viewer: Viewer): Sql =>
  sql`(${join([hasVisibleInterviewsSql(viewer), isOwnInterviewSql(viewer)], ' or ')})`;
