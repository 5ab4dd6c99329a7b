import sql from 'sql-template-tag';
import type { JobExtension } from '../../jobs/postings/job-extension';
import { announceApplications } from '../../platform/realtime/changes';
import { deleteUnusedResumes, readResumeIds } from './resumes';

export const jobApplicationExtension: JobExtension = {
  deleting: async (tx, { ids }) => {
    // The lock stops a concurrent upload, whose resume would otherwise never be deleted.
    const held = await tx.many<{ applicant_id: number }>(sql`
      select applicant_id from application where job_id = any(${ids}::integer[])
      order by id for update`);
    const people = [...new Set(held.map(({ applicant_id }) => applicant_id))];
    const resumes = await readResumeIds(tx, sql`job_id = any(${ids}::integer[])`);
    return async () => {
      await tx.run(sql`
        delete from applicant where id = any(${people}::integer[])
          and not exists (select 1 from application where applicant_id = applicant.id)`);
      await deleteUnusedResumes(tx, resumes);
      announceApplications(tx, [], ids);
    };
  },
};
