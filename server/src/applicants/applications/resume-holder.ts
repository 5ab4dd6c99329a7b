import sql from 'sql-template-tag';
import type { FileVisibility } from '../../platform/files/get-file';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';

/** Resumes require their own permission and are never part of a masked view. */
export const isResumeVisibleSql: FileVisibility = (viewer) => {
  const grant = viewer.grants.get('application:resume');
  return grant && grant.view !== 'masked'
    ? sql`exists (select 1 from application join job on job.id = application.job_id
        where application.resume_file_id = stored_file.id and ${jobsInScope(grant, viewer)})`
    : undefined;
};
