import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../access/actor';
import { jobsInScope } from '../jobs/scope';
import type { ReadableList } from '../lists/list';

/** What applicants answered, the newest first. */
export const answerList: ReadableList<Viewer> = {
  from: sql`question_answer`,
  key: sql`question_answer.id`,
  shownWith: sql`
    join application on application.id = question_answer.application_id
    join applicant on applicant.id = application.applicant_id`,
  row: () => sql`
    'id', question_answer.id, 'answer', question_answer.answer,
    'applicantId', question_answer.application_id,
    'applicantName', btrim(applicant.first_name || ' ' || applicant.last_name),
    'answeredAt', question_answer.answered_at`,
  search: () => sql`question_answer.answer`,
  sorts: { newest: sql`-question_answer.id` },
  filters: {},
};

/** What people write may tell who they are, so that a masked view shows none of it. */
export const answersFor = (questionId: number, viewer: Viewer): Sql[] => {
  const grant = viewer.grants.get('application:view');
  if (!grant || grant.view === 'masked') return [sql`false`];
  return [
    sql`question_answer.question_id = ${questionId}`,
    sql`exists (
      select from application join job on job.id = application.job_id
      where application.id = question_answer.application_id and ${jobsInScope(grant, viewer)})`,
  ];
};
