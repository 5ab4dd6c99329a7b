import { createJobSeo } from 'mf-setup/contract';
import type { JobRow } from 'server/contract/job';
import type { MenuEntry } from 'shared-ui';
import { resolve, useShell } from 'shell/sdk/react';
import { editJob, jobApplications, jobDetail } from '../../../contract';

type Resolved = ReturnType<typeof resolve>;

const entry = (id: string, label: string, { href, refusal }: Resolved): MenuEntry =>
  refusal === undefined ? { id, label, to: href } : { id, label, disabledReason: refusal };

/** Where a job's actions lead; what this person cannot reach says why. */
export const useJobLinks = () => {
  const shell = useShell();
  return {
    view: (label: string, { jobId }: JobRow) =>
      entry('view', label, resolve({ to: jobDetail, params: { id: jobId } }, shell)),
    edit: (label: string, { jobId }: JobRow) =>
      entry('edit', label, resolve({ to: editJob, params: { id: jobId } }, shell)),
    applications: (label: string, { jobId }: JobRow) =>
      entry('applications', label, resolve({ to: jobApplications, params: { jobId } }, shell)),
    seo: (label: string, { jobId }: JobRow) =>
      entry('seo', label, resolve({ to: createJobSeo, params: { id: jobId } }, shell)),
  };
};
