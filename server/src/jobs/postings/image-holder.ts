import sql from 'sql-template-tag';
import type { FileVisibility } from '../../platform/files/get-file';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';

export const isJobImageVisibleSql: FileVisibility = (viewer) => {
  const grant = viewer.grants.get('job:view');
  return (
    grant &&
    sql`exists (select 1 from job where job.seo_image_file_id = stored_file.id
      and ${jobsInScope(grant, viewer)})`
  );
};
