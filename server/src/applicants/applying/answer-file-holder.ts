import sql from 'sql-template-tag';
import type { FileVisibility } from '../../platform/files/get-file';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';

/** Files that answer questions are visible to users who may see resumes. */
export const isAnswerFileVisibleSql: FileVisibility = (viewer) => {
  const grant = viewer.grants.get('application:resume');
  return grant && grant.view !== 'masked'
    ? sql`exists (select 1 from (
          select application_id from question_answer where file_id = stored_file.id
          union all
          select application_id from asked_question where file_id = stored_file.id) answer
        join application on application.id = answer.application_id
        join job on job.id = application.job_id
        where ${jobsInScope(grant, viewer)})`
    : undefined;
};
