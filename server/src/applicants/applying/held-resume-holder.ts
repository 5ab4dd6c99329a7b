import sql from 'sql-template-tag';
import type { FileVisibility } from '../../platform/files/get-file';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';

/** Resumes in quarantine are visible to users who may both release applications and see resumes. */
export const isQuarantinedResumeVisibleSql: FileVisibility = (viewer) => {
  const resumes = viewer.grants.get('application:resume');
  const releases = viewer.grants.get('application:create');
  return resumes && resumes.view !== 'masked' && releases
    ? sql`exists (select 1 from held_application held join job on job.id = held.job_id
        where held.form ->> 'resumeFileId' = stored_file.id::text
          and ${jobsInScope(releases, viewer)} and ${jobsInScope(resumes, viewer)})`
    : undefined;
};
