import { createJobSeo } from 'mf-setup/contract';
import type { JobRow } from 'server/contract/jobs/postings/job';
import { usePermission } from 'shared-auth';
import { entryOf, resolve, useShell } from 'shell/sdk/react';
import { createJob, editJob, jobApplications, jobDetail } from '../../../contract';

export const useJobLinks = () => {
  const shell = useShell();
  const mayEdit = usePermission('job:edit');
  return {
    view: (label: string, { jobId }: JobRow) =>
      entryOf('view', label, resolve({ to: jobDetail, params: { id: jobId } }, shell)),
    edit: (label: string, { jobId, may }: JobRow) =>
      entryOf(
        'edit',
        label,
        resolve({ to: editJob, params: { id: jobId } }, shell),
        mayEdit.reasonFor(may.includes('edit')),
      ),
    copy: (label: string, { jobId }: JobRow) =>
      entryOf('copy', label, resolve({ to: createJob, search: { from: jobId } }, shell)),
    applications: (label: string, { jobId }: JobRow) =>
      entryOf('applications', label, resolve({ to: jobApplications, params: { jobId } }, shell)),
    seo: (label: string, { jobId, may }: JobRow) =>
      entryOf(
        'seo',
        label,
        resolve({ to: createJobSeo, params: { id: jobId } }, shell),
        mayEdit.reasonFor(may.includes('edit')),
      ),
  };
};
